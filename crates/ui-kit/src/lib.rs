//! What the words and pictures of all games share.
