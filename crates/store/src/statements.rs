//! Every SQL statement, in words that both databases understand. The tables are in the migrations.

/// The beginning of every query for tables. `$1` is the requesting visitor, or NULL.
macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT t.code, t.game, t.rules, t.components, t.options, t.seed, t.secret, t.watch_issue, t.title, \
             t.visibility, t.pace, t.clocks, t.assistance, t.replay, t.rated, t.begun, t.state, t.host, h.name AS host_name, t.start_draws, \
             t.moves, t.awaited, t.rematch, t.hidden, t.day, t.tournament, \
             (SELECT CASE WHEN u.format = 'duplicate' THEN u.state END FROM tournament u WHERE u.code = t.tournament) AS duplicate, \
             t.version, t.step, t.created, t.updated, \
             a.seen AS my_seen, c.seat AS my_seat, r.place AS my_place ",
            known_tables!(),
            $rest
        )
    };
}

macro_rules! known_tables {
    () => {
        "FROM game_table t \
         LEFT JOIN visitor h ON h.id = t.host \
         LEFT JOIN acquaintance a ON a.code = t.code AND a.visitor = $1 \
         LEFT JOIN chair c ON c.code = a.code AND c.chair = a.chair \
         LEFT JOIN result r ON r.code = a.code AND r.chair = a.chair "
    };
}

macro_rules! chairs {
    ($which:expr) => {
        concat!(
            "SELECT code, chair, seat, holder, bot, name, issue, used, nonce, shared_by FROM chair WHERE code ",
            $which,
            " ORDER BY code, seat"
        )
    };
}

/// A list of tables: `$1` is the requesting visitor or NULL, `$2` the maximum number. One query reads the chairs of all
/// tables.
pub(crate) struct List {
    pub(crate) tables: &'static str,
    pub(crate) chairs: &'static str,
}

macro_rules! list {
    ($rest:literal) => {
        List {
            tables: tables!($rest),
            chairs: chairs!(concat!("IN (SELECT t.code ", known_tables!(), $rest, ")")),
        }
    };
}

// Tables.
pub(crate) const TABLE: &str = tables!("WHERE t.code = $2");
pub(crate) const MY_TABLES: List =
    list!("WHERE a.visitor = $1 AND t.state <> 'closed' ORDER BY t.updated DESC, t.code LIMIT $2");
/// At most three tables of a host, so that a few people cannot fill the list.
pub(crate) const OPEN_TABLES: List = list!(
    "WHERE t.visibility = 'open' AND t.hidden = 0 AND t.state IN ('waiting', 'playing') \
     AND (SELECT COUNT(*) FROM game_table o WHERE o.host = t.host AND o.visibility = 'open' AND o.hidden = 0 \
          AND o.state IN ('waiting', 'playing') AND (o.state > t.state OR o.state = t.state AND (o.updated > t.updated \
          OR o.updated = t.updated AND o.code < t.code))) < 3 \
     ORDER BY t.state DESC, t.updated DESC, t.code LIMIT $2"
);
pub(crate) const FINISHED_TABLES: List = list!(
    "WHERE t.state = 'finished' AND (t.visibility = 'open' AND t.hidden = 0 OR a.visitor = $1) \
     ORDER BY t.updated DESC, t.code LIMIT $2"
);
pub(crate) const IDLE_TABLES: List =
    list!("WHERE t.state IN ('waiting', 'playing') ORDER BY t.updated, t.code LIMIT $2");
pub(crate) const PLAYING: &str = "SELECT code FROM game_table WHERE state = 'playing' ORDER BY updated DESC";
pub(crate) const INSERT_TABLE: &str = "INSERT INTO game_table (code, game, rules, components, options, seed, secret, \
     watch_issue, watch_hash, title, visibility, pace, clocks, assistance, replay, state, host, chairs_made, \
     start_draws, moves, awaited, rematch, version, created, updated, day, rated) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $11, $12, $13, $14, 'waiting', $15, 0, '', 0, NULL, NULL, \
     1, $16, $16, $17, $18)";
pub(crate) const BUMP: &str =
    "UPDATE game_table SET version = version + 1, updated = $2 WHERE code = $1 RETURNING version";
pub(crate) const TOUCH: &str =
    "UPDATE game_table SET version = version + 1 WHERE code = $1 RETURNING version";
/// Only for PostgreSQL: SQLite has one writer at a time.
pub(crate) const LOCK_TABLE: &str = "SELECT code FROM game_table WHERE code = $1 FOR UPDATE";
pub(crate) const START: &str = "UPDATE game_table SET state = 'playing', start_draws = $3, awaited = $4, \
     begun = $5, step = step + 1 \
     WHERE code = $1 AND version = $2 AND state = 'waiting'";
pub(crate) const SET_STATE: &str = "UPDATE game_table SET state = $2 WHERE code = $1";
pub(crate) const SET_REMATCH: &str = "UPDATE game_table SET rematch = $2 WHERE code = $1 AND rematch IS NULL";

// Component sets.
pub(crate) const COMPONENT_SET: &str = "SELECT files FROM component_set WHERE game = $1 AND hash = $2";
pub(crate) const INSERT_COMPONENT_SET: &str =
    "INSERT INTO component_set (game, hash, files) VALUES ($1, $2, $3) ON CONFLICT (game, hash) DO NOTHING";
pub(crate) const SET_COMPONENT_SET: &str = "UPDATE game_table SET components = $2 WHERE code = $1";

// Chairs.
pub(crate) const CHAIRS: &str = chairs!("= $1");
pub(crate) const COUNT_CHAIR: &str =
    "UPDATE game_table SET chairs_made = chairs_made + 1 WHERE code = $1 RETURNING chairs_made - 1";
pub(crate) const INSERT_CHAIR: &str = "INSERT INTO chair \
     (code, chair, seat, holder, bot, name, issue, token_hash, used) VALUES ($1, $2, $3, $4, $5, $6, 0, $7, 0)";
pub(crate) const SET_HOLDER: &str = "UPDATE chair SET holder = $3, bot = $4, name = $5, \
     shared_by = CASE WHEN $3 IN ('person', 'stand-in') THEN shared_by END WHERE code = $1 AND chair = $2";
pub(crate) const SHARE_CHAIR: &str = "UPDATE chair SET shared_by = $3 WHERE code = $1 AND chair = $2";
pub(crate) const SHOW_CHAIR: &str = "UPDATE acquaintance SET chair = $3 WHERE visitor = $1 AND code = $2 AND EXISTS \
     (SELECT 1 FROM chair c WHERE c.code = $2 AND c.chair = $3 AND c.shared_by = $1 AND c.holder = 'person')";
pub(crate) const SET_ISSUE: &str =
    "UPDATE chair SET issue = $3, token_hash = $4 WHERE code = $1 AND chair = $2";
pub(crate) const SET_SEAT: &str = "UPDATE chair SET seat = $3 WHERE code = $1 AND chair = $2";
pub(crate) const SET_NONCE: &str = "UPDATE chair SET nonce = $3 WHERE code = $1 AND chair = $2 AND nonce IS NULL \
     AND holder = 'person' AND (SELECT state FROM game_table WHERE code = $1) = 'waiting'";
pub(crate) const DELETE_NONCE: &str = "UPDATE chair SET nonce = NULL WHERE code = $1 AND chair = $2 \
     AND (SELECT state FROM game_table WHERE code = $1) = 'waiting'";
pub(crate) const ADD_USED: &str = "UPDATE chair SET used = used + $3 WHERE code = $1 AND seat = $2";
pub(crate) const FIND_CHAIR: &str = "SELECT code, chair, seat FROM chair WHERE token_hash = $1";
pub(crate) const FIND_WATCH: &str = "SELECT code FROM game_table WHERE watch_hash = $1";

// Moves and drafts.
pub(crate) const ADVANCE: &str = "UPDATE game_table SET moves = moves + $3, awaited = $4, version = version + 1, \
     step = step + 1, updated = $5 WHERE code = $1 AND moves = $2 AND step = $6 AND state = 'playing' RETURNING version";
pub(crate) const ROLL_BACK: &str = "UPDATE game_table SET moves = $3, awaited = $4, version = version + 1, \
     step = step + 1, updated = $5 WHERE code = $1 AND moves = $2 AND step = $6 AND state = 'playing' RETURNING version";
pub(crate) const DELETE_MOVES: &str = "DELETE FROM move WHERE code = $1 AND number >= $2";
pub(crate) const INSERT_MOVE: &str =
    "INSERT INTO move (code, number, seat, action, draws, time) VALUES ($1, $2, $3, $4, $5, $6)";
pub(crate) const MOVES: &str =
    "SELECT seat, action, draws, time FROM move WHERE code = $1 AND number >= $2 ORDER BY number";
pub(crate) const DRAFTS: &str = "SELECT seat, base, steps FROM draft WHERE code = $1 ORDER BY seat";
pub(crate) const SAVE_DRAFT: &str = "INSERT INTO draft (code, seat, base, steps) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (code, seat) DO UPDATE SET base = excluded.base, steps = excluded.steps";
pub(crate) const BASE: &str = "UPDATE game_table SET version = version + 1, step = step + 1, updated = $3 \
     WHERE code = $1 AND moves = $2 AND step = $4 AND state = 'playing' RETURNING version";
pub(crate) const DELETE_DRAFT: &str = "DELETE FROM draft WHERE code = $1 AND seat = $2";
pub(crate) const DELETE_DRAFTS: &str = "DELETE FROM draft WHERE code = $1";
pub(crate) const INSERT_RESULT: &str = "INSERT INTO result (code, seat, chair, place, score, points) \
     SELECT code, seat, chair, $3, $4, $5 FROM chair WHERE code = $1 AND seat = $2";

// Visitors.
pub(crate) const INSERT_VISITOR: &str = "INSERT INTO visitor (token_hash, name, preferences, created, seen) \
     VALUES ($1, NULL, '{}', $2, $2) RETURNING id, id AS browser, name, preferences, standing, created, seen";
pub(crate) const FIND_VISITOR: &str = "SELECT v.id, b.id AS browser, v.name, v.preferences, v.standing, v.created, b.seen \
     FROM visitor b LEFT JOIN device d ON d.browser = b.id JOIN visitor v ON v.id = COALESCE(d.person, b.id) \
     WHERE b.token_hash = $1";
pub(crate) const SEE_VISITOR: &str = "UPDATE visitor SET seen = $3 WHERE id IN ($1, $2)";
/// `$3` is the folded name.
pub(crate) const NAME_VISITOR: &str = "UPDATE visitor SET name = $2, claim = CASE WHEN claim IS NULL THEN NULL ELSE $3 END \
     WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM visitor o WHERE o.claim = $3 AND o.id <> $1)";
pub(crate) const SET_PREFERENCES: &str = "UPDATE visitor SET preferences = $2 WHERE id = $1";
pub(crate) const DELETE_STRANGERS: &str = "DELETE FROM visitor WHERE seen < $1 AND standing = 'good' \
     AND NOT EXISTS (SELECT 1 FROM device d WHERE d.browser = visitor.id) \
     AND NOT EXISTS (SELECT 1 FROM acquaintance a WHERE a.visitor = visitor.id) \
     AND NOT EXISTS (SELECT 1 FROM game_table t WHERE t.host = visitor.id) \
     AND NOT EXISTS (SELECT 1 FROM entrant e WHERE e.visitor = visitor.id) \
     AND NOT EXISTS (SELECT 1 FROM tournament u WHERE u.host = visitor.id)";
pub(crate) const ACQUAINTANCE: &str = "SELECT a.seen AS my_seen, a.chair AS my_chair, c.seat AS my_seat \
     FROM acquaintance a LEFT JOIN chair c ON c.code = a.code AND c.chair = a.chair \
     WHERE a.visitor = $1 AND a.code = $2";
pub(crate) const HOLD_CHAIR: &str = "INSERT INTO acquaintance (visitor, code, chair, seen, since) \
     SELECT $1, code, $3, moves, $4 FROM game_table WHERE code = $2 \
     ON CONFLICT (visitor, code) DO UPDATE SET chair = excluded.chair, \
         since = CASE WHEN acquaintance.chair IS NULL THEN excluded.since ELSE acquaintance.since END";
pub(crate) const WATCH: &str = "INSERT INTO acquaintance (visitor, code, chair, seen, since) \
     SELECT $1, code, NULL, moves, $3 FROM game_table WHERE code = $2 ON CONFLICT (visitor, code) DO NOTHING";
pub(crate) const SEE_MOVES: &str =
    "UPDATE acquaintance SET seen = $3 WHERE visitor = $1 AND code = $2 AND seen < $3";
pub(crate) const EMPTY_CHAIR: &str =
    "UPDATE acquaintance SET chair = NULL WHERE code = $1 AND chair = $2 AND visitor <> $3";
pub(crate) const FINISHED: &str = "SELECT t.code, t.game, t.updated, r.seat, r.place, r.score, r.points, \
     (SELECT COUNT(*) FROM result o WHERE o.code = r.code) AS seats, \
     CAST(CASE WHEN t.visibility = 'open' AND t.hidden = 0 THEN 1 ELSE 0 END AS BIGINT) AS listed \
     FROM acquaintance a JOIN result r ON r.code = a.code AND r.chair = a.chair \
     JOIN game_table t ON t.code = a.code \
     WHERE a.visitor = $1 AND a.since <= \
         (SELECT COALESCE(MAX(m.time), t.updated) FROM move m WHERE m.code = t.code) \
     ORDER BY t.updated DESC, t.code LIMIT $2";

// Notes of seats.
pub(crate) const SEAT_NOTES: &str =
    "SELECT seat, orders, notes, lessons FROM paper WHERE code = $1 ORDER BY seat";
pub(crate) const SET_ORDERS: &str = "INSERT INTO paper (code, seat, orders) VALUES ($1, $2, $3) \
     ON CONFLICT (code, seat) DO UPDATE SET orders = excluded.orders";
pub(crate) const SET_LESSONS: &str = "INSERT INTO paper (code, seat, lessons) VALUES ($1, $2, $3) \
     ON CONFLICT (code, seat) DO UPDATE SET lessons = excluded.lessons";
pub(crate) const SET_NOTES: &str = "INSERT INTO paper (code, seat, notes) VALUES ($1, $2, $3) \
     ON CONFLICT (code, seat) DO UPDATE SET notes = excluded.notes";
pub(crate) const DELETE_SEAT_NOTES: &str = "DELETE FROM paper WHERE code = $1 \
     AND seat = (SELECT seat FROM chair WHERE code = $1 AND chair = $2)";

// Requests to undo.
pub(crate) const TAKE_BACK: &str = "SELECT seat, keep, moves, agreed FROM take_back WHERE code = $1";
pub(crate) const SET_TAKE_BACK: &str = "INSERT INTO take_back (code, seat, keep, moves, agreed) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (code) DO UPDATE \
     SET seat = excluded.seat, keep = excluded.keep, moves = excluded.moves, agreed = excluded.agreed";
pub(crate) const DELETE_TAKE_BACK: &str = "DELETE FROM take_back WHERE code = $1";

// Chat.
pub(crate) const INSERT_CHAT: &str = "INSERT INTO talk (code, number, kind, name, seat, text, time, visitor) \
     VALUES ($1, (SELECT COALESCE(MAX(number) + 1, 0) FROM talk WHERE code = $1), $2, $3, $4, $5, $6, $7) \
     RETURNING number";
pub(crate) const LATEST_CHAT: &str = "SELECT number, kind, name, seat, text, time FROM talk \
     WHERE code = $1 AND number >= $2 ORDER BY number DESC LIMIT $3";

// Moderation.
pub(crate) const SET_HIDDEN: &str = "UPDATE game_table SET hidden = $2 WHERE code = $1";
pub(crate) const SET_HOST: &str = "UPDATE game_table SET host = $2 WHERE code = $1";
pub(crate) const SET_WATCH_ISSUE: &str =
    "UPDATE game_table SET watch_issue = $2, watch_hash = $3 WHERE code = $1";
pub(crate) const DELETE_SPECTATORS: &str = "DELETE FROM acquaintance WHERE code = $1 AND chair IS NULL \
     AND visitor IS DISTINCT FROM (SELECT host FROM game_table WHERE code = $1)";
pub(crate) const FORGET_REMATCH: &str = "UPDATE game_table SET rematch = NULL WHERE rematch = $1";
pub(crate) const DELETE_TABLE: &str = "DELETE FROM game_table WHERE code = $1";
pub(crate) const EXPIRED: &str = "SELECT code FROM game_table WHERE state <> 'finished' AND updated < $1 \
     ORDER BY updated, code LIMIT $2";
pub(crate) const FIRST_HOLDER: &str =
    "SELECT visitor FROM acquaintance WHERE code = $1 AND chair = $2 ORDER BY since, visitor LIMIT 1";
pub(crate) const PEOPLE: &str = "SELECT v.id, v.name, v.standing, v.created, v.seen, c.seat AS my_seat \
     FROM acquaintance a JOIN visitor v ON v.id = a.visitor \
     LEFT JOIN chair c ON c.code = a.code AND c.chair = a.chair \
     WHERE a.code = $1 ORDER BY c.seat IS NULL, c.seat, a.since, v.id";
pub(crate) const RESTRICTED: &str = "SELECT id, name, standing, created, seen, CAST(NULL AS BIGINT) AS my_seat FROM visitor \
     WHERE standing <> 'good' ORDER BY seen DESC, id LIMIT $1";
/// `$2` is the browser that acts as the visitor.
pub(crate) const STANDING: &str = "SELECT standing FROM visitor WHERE id = $1 \
     AND (id = $2 OR EXISTS (SELECT 1 FROM device d WHERE d.browser = $2 AND d.person = visitor.id))";
pub(crate) const SET_STANDING: &str = "UPDATE visitor SET standing = $2 WHERE id = $1";
pub(crate) const BOT_GAMES: &str = "SELECT COUNT(*) FROM game_table t WHERE t.host = $1 AND t.state = 'playing' \
     AND NOT EXISTS (SELECT 1 FROM chair c WHERE c.code = t.code AND c.holder <> 'bot')";

// Daily tables.
/// The result of the person at a table that was finished before its day was over. `$1` is the number of milliseconds of a day.
macro_rules! in_time {
    ($what:literal, $more:literal, $rest:literal) => {
        concat!(
            "SELECT ",
            $what,
            " FROM game_table t JOIN chair c ON c.code = t.code AND c.holder = 'person' \
             JOIN result r ON r.code = t.code AND r.chair = c.chair \
             JOIN move m ON m.code = t.code AND m.number = t.moves - 1 AND m.time < (t.day + 1) * $1 ",
            $more,
            " WHERE t.state = 'finished' AND ",
            $rest
        )
    };
}
pub(crate) const DAILY: &str =
    "SELECT day, game, seats, bot, options, seed FROM daily WHERE day = $1 AND game = $2";
pub(crate) const INSERT_DAILY: &str = "INSERT INTO daily (day, game, seats, bot, options, seed) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (day, game) DO NOTHING";
pub(crate) const PUZZLE_TRY: &str = "SELECT puzzle, choice, solved, earlier, later FROM puzzle_try \
     WHERE visitor = $1 AND game = $2 AND puzzle = $3";
pub(crate) const PUZZLE_TRIES: &str = "SELECT puzzle, choice, solved, earlier, later FROM puzzle_try \
     WHERE visitor = $1 AND game = $2 ORDER BY time DESC, puzzle";
pub(crate) const SOLVER: &str =
    "SELECT rating, deviation, volatility FROM solver WHERE visitor = $1 AND game = $2";
pub(crate) const PUZZLE_STANDINGS: &str =
    "SELECT puzzle, rating, deviation, volatility, tries, solved FROM puzzle WHERE game = $1 ORDER BY puzzle";
pub(crate) const INSERT_PUZZLE_TRY: &str = "INSERT INTO puzzle_try \
     (visitor, game, puzzle, choice, solved, earlier, later, time) VALUES ($1, $2, $3, $4, $5, 0, 0, $6) \
     ON CONFLICT (visitor, game, puzzle) DO NOTHING";
pub(crate) const COUNT_PUZZLE_TRY: &str = "INSERT INTO puzzle \
     (game, puzzle, rating, deviation, volatility, tries, solved) VALUES ($1, $2, $3, $4, $5, 1, $6) \
     ON CONFLICT (game, puzzle) DO UPDATE SET tries = puzzle.tries + 1, solved = puzzle.solved + excluded.solved \
     RETURNING rating, deviation, volatility";
pub(crate) const KNOW_SOLVER: &str = "INSERT INTO solver (visitor, game, rating, deviation, volatility) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (visitor, game) DO UPDATE SET rating = solver.rating \
     RETURNING rating, deviation, volatility";
pub(crate) const SET_PUZZLE_RATING: &str =
    "UPDATE puzzle SET rating = $3, deviation = $4, volatility = $5 WHERE game = $1 AND puzzle = $2";
pub(crate) const SET_SOLVER_RATING: &str =
    "UPDATE solver SET rating = $3, deviation = $4, volatility = $5 WHERE visitor = $1 AND game = $2";
pub(crate) const SET_TRY_RATINGS: &str =
    "UPDATE puzzle_try SET earlier = $4, later = $5 WHERE visitor = $1 AND game = $2 AND puzzle = $3";
pub(crate) const EARLIER_DAYS: &str =
    "SELECT day FROM daily WHERE game = $1 AND day < $2 ORDER BY day DESC LIMIT $3";
pub(crate) const ATTEMPT: &str = "SELECT a.code, t.state FROM attempt a JOIN game_table t ON t.code = a.code \
     WHERE a.day = $1 AND a.game = $2 AND a.visitor = $3";
pub(crate) const INSERT_ATTEMPT: &str = "INSERT INTO attempt (day, game, visitor, code) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (day, game, visitor) DO UPDATE SET code = attempt.code RETURNING code";
/// The better place first, then more points, then the wider lead over the best rival, then the shorter time.
pub(crate) const RANKING: &str = in_time!(
    "t.code, c.name, c.used, r.place, r.score, \
     r.score - (SELECT MAX(o.score) FROM result o WHERE o.code = t.code AND o.seat <> r.seat) AS lead",
    "",
    "t.day = $2 AND t.game = $3 AND t.hidden = 0 ORDER BY r.place, r.score DESC, lead DESC, c.used, t.code"
);
pub(crate) const ATTEMPTS_IN_TIME: &str = in_time!(
    "a.day, a.game, a.code",
    "JOIN attempt a ON a.code = t.code",
    "a.visitor = $2 ORDER BY a.day DESC, m.time LIMIT $3"
);

// Ratings.
/// The devices of a person hold the same chair; a visitor who took it after the game began is another person.
pub(crate) const FIRST_PLAYER: &str = "SELECT visitor FROM acquaintance WHERE code = $1 AND chair = $2 AND since <= $3 \
     ORDER BY since, visitor LIMIT 1";
/// Only for PostgreSQL, like [`LOCK_TABLE`]. It does not wait for those who only refer to the visitor.
pub(crate) const LOCK_VISITOR: &str = "SELECT id FROM visitor WHERE id = $1 FOR NO KEY UPDATE";
pub(crate) const RATING: &str = "SELECT number, points, deviation FROM rating \
     WHERE visitor = $1 AND game = $2 AND seats = $3 ORDER BY number DESC LIMIT 1";
pub(crate) const INSERT_RATING: &str = "INSERT INTO rating (visitor, code, game, seats, number, points, deviation, time) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
pub(crate) const RATINGS: &str = "SELECT code, game, seats, points, deviation, time FROM rating WHERE visitor = $1 \
     ORDER BY time, game, seats, number";
pub(crate) const RATED_GAMES: &str = "SELECT COUNT(*) FROM acquaintance a JOIN game_table t ON t.code = a.code \
     WHERE a.visitor = $1 AND a.chair IS NOT NULL AND t.rated = 1 AND t.state = 'playing'";

// Profiles.
pub(crate) const SET_PROFILE: &str = "UPDATE visitor SET profile = $2 WHERE id = $1";
pub(crate) const PROFILE: &str = "SELECT profile FROM visitor WHERE id = $1 AND profile IS NOT NULL";
pub(crate) const FIND_PROFILE: &str = "SELECT id, id AS browser, name, preferences, standing, created, seen FROM visitor \
     WHERE profile = $1 AND standing <> 'banned'";
pub(crate) const OPPONENTS: &str = "SELECT o.code, o.place, c.holder, c.bot, v.id AS visitor, \
     COALESCE(v.name, c.name) AS name, CASE WHEN v.standing <> 'banned' THEN v.profile END AS profile \
     FROM acquaintance a JOIN result r ON r.code = a.code AND r.chair = a.chair \
     JOIN result o ON o.code = r.code AND o.chair <> r.chair \
     JOIN chair c ON c.code = o.code AND c.chair = o.chair \
     LEFT JOIN visitor v ON v.id = (SELECT b.visitor FROM acquaintance b WHERE b.code = c.code AND b.chair = c.chair \
         ORDER BY b.since, b.visitor LIMIT 1) \
     WHERE a.visitor = $1 ORDER BY o.code, o.seat";

// Statistics.
pub(crate) const UNCOUNTED: &str =
    "SELECT code FROM game_table WHERE state = 'finished' AND digest IS NULL ORDER BY code LIMIT $1";
pub(crate) const SET_DIGEST: &str =
    "UPDATE game_table SET digest = $2 WHERE code = $1 AND state = 'finished' AND digest IS NULL";
pub(crate) const DIGESTS: &str = "SELECT code, digest FROM game_table WHERE game = $1 AND code > $2 \
     AND state = 'finished' AND visibility = 'open' AND hidden = 0 AND digest <> '' ORDER BY code LIMIT $3";

// What is stored about a visitor. `$1` is the table, `$2` the visitor.
macro_rules! lines_of {
    ($verb:literal) => {
        concat!(
            $verb,
            " FROM talk WHERE code = $1 AND kind = 'chat' AND (visitor = $2 OR visitor IS NULL AND EXISTS \
              (SELECT 1 FROM acquaintance a JOIN chair c ON c.code = a.code AND c.chair = a.chair \
              WHERE a.code = $1 AND a.visitor = $2 AND c.seat = talk.seat AND a.since <= talk.time))"
        )
    };
}
pub(crate) const TABLES_ABOUT: &str = "SELECT code FROM game_table t WHERE t.host = $1 \
     OR EXISTS (SELECT 1 FROM acquaintance a WHERE a.code = t.code AND a.visitor = $1) \
     OR EXISTS (SELECT 1 FROM talk l WHERE l.code = t.code AND l.visitor = $1) ORDER BY t.created, t.code";
pub(crate) const CHAT_OF: &str =
    concat!(lines_of!("SELECT number, kind, name, seat, text, time"), " ORDER BY number");
pub(crate) const DELETE_CHAT_OF: &str = lines_of!("DELETE");
pub(crate) const MOVES_OF: &str = "SELECT m.seat, m.action, m.draws, m.time FROM move m \
     JOIN acquaintance a ON a.code = m.code AND a.visitor = $2 \
     JOIN chair c ON c.code = a.code AND c.chair = a.chair AND c.seat = m.seat \
     WHERE m.code = $1 AND m.time >= a.since ORDER BY m.number";
pub(crate) const RESULT_OF: &str = "SELECT r.seat, r.place, r.score, r.points FROM result r \
     JOIN acquaintance a ON a.code = r.code AND a.chair = r.chair AND a.visitor = $2 WHERE r.code = $1";
pub(crate) const FORGET_NAME_IN_NOTES: &str = "UPDATE talk SET name = '' \
     WHERE code = $1 AND kind = 'note' AND seat IS NOT NULL AND (name = (SELECT name FROM visitor WHERE id = $2) \
     OR seat = (SELECT c.seat FROM acquaintance a JOIN chair c ON c.code = a.code AND c.chair = a.chair \
                WHERE a.code = $1 AND a.visitor = $2))";
pub(crate) const FORGET_NAME_OF_FREED: &str = "UPDATE chair SET name = '' WHERE code = $1 \
     AND holder = 'open' AND name = (SELECT name FROM visitor WHERE id = $2)";
pub(crate) const LEAVE_CHAIR: &str = "UPDATE acquaintance SET chair = NULL WHERE code = $1 AND visitor = $2";
pub(crate) const FORGET_TITLE: &str = "UPDATE game_table SET title = '' WHERE code = $1";
/// Their browsers that have no tables of their own go with a person.
pub(crate) const DELETE_BROWSERS: &str = "DELETE FROM visitor WHERE standing = 'good' \
     AND id IN (SELECT d.browser FROM device d WHERE d.person = $1) \
     AND NOT EXISTS (SELECT 1 FROM acquaintance a WHERE a.visitor = visitor.id) \
     AND NOT EXISTS (SELECT 1 FROM game_table t WHERE t.host = visitor.id) \
     AND NOT EXISTS (SELECT 1 FROM entrant e WHERE e.visitor = visitor.id) \
     AND NOT EXISTS (SELECT 1 FROM tournament u WHERE u.host = visitor.id)";
pub(crate) const DELETE_VISITOR: &str = "DELETE FROM visitor WHERE id = $1";

// Notices.
pub(crate) const SET_CHANNEL: &str = "INSERT INTO channel \
     (visitor, address, kind, keys, language, failures, stopped, since, browser) VALUES ($1, $2, $3, $4, $5, 0, 0, $6, $7) \
     ON CONFLICT (visitor, address) DO UPDATE SET kind = excluded.kind, keys = excluded.keys, \
     language = excluded.language, failures = 0, stopped = 0, since = excluded.since, browser = excluded.browser";
pub(crate) const COUNT_CHANNELS: &str = "SELECT COUNT(*) FROM channel WHERE visitor = $1";
pub(crate) const CHANNELS: &str = "SELECT address, kind, keys, language, failures, stopped, since, browser FROM channel \
     WHERE visitor = $1 ORDER BY since, address";
pub(crate) const CHANNEL: &str = "SELECT address, kind, keys, language, failures, stopped, since, browser FROM channel \
     WHERE visitor = $1 AND address = $2";
pub(crate) const DELETE_CHANNEL: &str = "DELETE FROM channel WHERE visitor = $1 AND address = $2";
pub(crate) const DELETE_CHANNEL_OF_OTHERS: &str =
    "DELETE FROM channel WHERE visitor <> $1 AND address = $2 AND kind = 'push'";
pub(crate) const CHANNEL_WORKS: &str = "UPDATE channel SET failures = 0 WHERE visitor = $1 AND address = $2";
pub(crate) const CHANNEL_FAILS: &str = "UPDATE channel SET failures = failures + 1, \
     stopped = CASE WHEN failures + 1 >= $3 THEN 1 ELSE stopped END WHERE visitor = $1 AND address = $2";
pub(crate) const MUTED_TABLES: &str =
    "SELECT code FROM attention WHERE visitor = $1 AND muted = 1 ORDER BY code";
pub(crate) const MUTE_TABLE: &str = "INSERT INTO attention (visitor, code, muted, away, moves, request) \
     SELECT $1, code, $3, 0, moves, moves FROM game_table WHERE code = $2 \
     ON CONFLICT (visitor, code) DO UPDATE SET muted = excluded.muted, moves = excluded.moves, request = excluded.request";
pub(crate) const LOOK_AT: &str = "INSERT INTO attention (visitor, code, muted, away, moves, request) \
     SELECT $1, t.code, 0, 0, t.moves, COALESCE(b.moves, -1) FROM game_table t \
     LEFT JOIN take_back b ON b.code = t.code WHERE t.code = $2 \
     ON CONFLICT (visitor, code) DO UPDATE SET away = 0, moves = excluded.moves, request = excluded.request";
/// `|| ''` keeps SQLite from reading all tables by their state: those of people with a channel are fewer.
pub(crate) const AWAITED: &str = "SELECT visitor, preferences, code, seat FROM (\
     SELECT a.visitor, v.preferences, a.code, c.seat, t.updated, \
     ROW_NUMBER() OVER (PARTITION BY a.visitor ORDER BY t.updated, a.code) AS place \
     FROM (SELECT visitor, MIN(since) AS since FROM channel WHERE stopped = 0 GROUP BY visitor) k \
     JOIN acquaintance a ON a.visitor = k.visitor \
     JOIN visitor v ON v.id = a.visitor AND v.standing <> 'banned' \
     JOIN chair c ON c.code = a.code AND c.chair = a.chair AND c.holder = 'person' \
     JOIN game_table t ON t.code = a.code AND t.state || '' IN ('playing', 'finished') AND t.updated <= $1 \
     LEFT JOIN take_back b ON b.code = t.code AND b.moves = t.moves AND t.state = 'playing' \
     LEFT JOIN attention n ON n.visitor = a.visitor AND n.code = a.code \
     WHERE COALESCE(n.muted, 0) = 0 AND COALESCE(n.away, 0) = 0 \
     AND (k.since <= t.updated AND COALESCE(n.moves, -1) <> t.moves AND (t.state = 'finished' OR t.awaited = c.seat) \
          OR b.code IS NOT NULL AND COALESCE(n.request, -1) <> t.moves)) AS waiting \
     WHERE place <= $2 ORDER BY updated, code, visitor LIMIT $3";
pub(crate) const TELL: &str = "INSERT INTO attention (visitor, code, muted, away, moves, request) \
     VALUES ($1, $2, 0, $3, $4, $5) ON CONFLICT (visitor, code) DO UPDATE \
     SET away = excluded.away, moves = excluded.moves, request = excluded.request \
     WHERE attention.muted = 0 AND attention.away = 0 \
     AND (attention.moves <> excluded.moves OR attention.request <> excluded.request)";
pub(crate) const INSERT_NOTICE: &str = "INSERT INTO notice (visitor, address, code, text, due, attempts) \
     SELECT visitor, address, $3, $4, $5, 0 FROM channel WHERE visitor = $1 AND address = $2 \
     ON CONFLICT (visitor, address, code) DO UPDATE SET text = excluded.text, due = excluded.due, attempts = 0";
/// The first condition is checked again when another server has just claimed the row. A digest is one letter, however many notices it has.
pub(crate) const CLAIM_NOTICES: &str = "UPDATE notice SET due = $2, attempts = attempts + 1 WHERE due <= $1 \
     AND (visitor, address, code) IN (SELECT visitor, address, code FROM (\
     SELECT n.visitor, n.address, n.code, n.due, k.kind, \
     ROW_NUMBER() OVER (PARTITION BY n.visitor ORDER BY n.due, n.address, n.code) AS place \
     FROM notice n JOIN channel k ON k.visitor = n.visitor AND k.address = n.address WHERE n.due <= $1) AS waiting \
     WHERE place <= $3 OR kind = 'digest' ORDER BY due, visitor, address LIMIT $4) \
     RETURNING visitor, address, code, text, attempts";
pub(crate) const PUT_OFF_NOTICE: &str =
    "UPDATE notice SET due = $4 WHERE visitor = $1 AND address = $2 AND code = $3";
pub(crate) const DELETE_NOTICE: &str = "DELETE FROM notice WHERE visitor = $1 AND address = $2 AND code = $3";
pub(crate) const DELETE_NOTICES: &str = "DELETE FROM notice WHERE visitor = $1 AND code = $2";

// Persons and their browsers.
pub(crate) const SET_SIGN_IN: &str = "INSERT INTO sign_in (browser, email, code_hash, valid_until) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (browser) DO UPDATE SET email = excluded.email, code_hash = excluded.code_hash, \
     valid_until = excluded.valid_until";
pub(crate) const ASKED_SIGN_IN: &str = "SELECT COUNT(*) FROM sign_in WHERE browser = $1 AND valid_until > $2";
pub(crate) const USE_SIGN_IN: &str =
    "DELETE FROM sign_in WHERE browser = $1 AND code_hash = $2 AND valid_until > $3 RETURNING email";
pub(crate) const FORGET_SIGN_INS: &str = "DELETE FROM sign_in WHERE valid_until <= $1";
pub(crate) const PERSON_OF_EMAIL: &str = "SELECT id FROM visitor WHERE email = $1";
/// `$1` is the browser, and `$4` says whether its name is taken over.
pub(crate) const INSERT_PERSON: &str = "INSERT INTO visitor (token_hash, name, preferences, created, seen, email) \
     SELECT $2, CASE WHEN $4 = 1 THEN name END, preferences, $5, $5, $3 FROM visitor WHERE id = $1 RETURNING id";
pub(crate) const SET_CHALLENGE: &str = "INSERT INTO challenge (browser, handle, hash, valid_until) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (browser) DO UPDATE SET handle = excluded.handle, hash = excluded.hash, valid_until = excluded.valid_until";
/// `$4` says whether a passkey is made.
pub(crate) const USE_CHALLENGE: &str = "DELETE FROM challenge WHERE browser = $1 AND hash = $2 AND valid_until > $3 \
     AND CASE WHEN handle IS NULL THEN 0 ELSE 1 END = $4 RETURNING COALESCE(handle, '')";
pub(crate) const FORGET_CHALLENGES: &str = "DELETE FROM challenge WHERE valid_until <= $1";
pub(crate) const INSERT_PASSKEY: &str = "INSERT INTO passkey \
     (credential, person, handle, public_key, signatures, name, since, used) VALUES ($1, $2, $3, $4, $5, $6, $7, $7)";
pub(crate) const PASSKEY: &str =
    "SELECT credential, handle, public_key, name, since, used FROM passkey WHERE credential = $1";
pub(crate) const PASSKEYS: &str = "SELECT credential, handle, public_key, name, since, used FROM passkey \
     WHERE person = $1 ORDER BY since, credential";
pub(crate) const USE_PASSKEY: &str = "UPDATE passkey SET signatures = $2, used = $3 WHERE credential = $1 \
     AND (signatures < $2 OR signatures = 0 AND $2 = 0) RETURNING person";
pub(crate) const RENAME_PASSKEY: &str = "UPDATE passkey SET name = $3 WHERE person = $1 AND credential = $2";
pub(crate) const DELETE_PASSKEY: &str = "DELETE FROM passkey WHERE person = $1 AND credential = $2 AND ($3 = 1 OR EXISTS \
     (SELECT 1 FROM passkey o WHERE o.person = $1 AND o.credential <> $2) \
     OR EXISTS (SELECT 1 FROM visitor v WHERE v.id = $1 AND v.email IS NOT NULL))";
pub(crate) const SET_TOKEN: &str = "UPDATE visitor SET token_hash = $2 WHERE id = $1";
pub(crate) const INSERT_DEVICE: &str =
    "INSERT INTO device (browser, person, name, since) VALUES ($1, $2, $3, $4)";
pub(crate) const EMAIL: &str = "SELECT email FROM visitor WHERE id = $1 AND email IS NOT NULL";
pub(crate) const DEVICES: &str = "SELECT d.browser, d.name, d.since, b.seen FROM device d \
     JOIN visitor b ON b.id = d.browser WHERE d.person = $1 ORDER BY d.since, d.browser";
pub(crate) const RENAME_DEVICE: &str = "UPDATE device SET name = $3 WHERE person = $1 AND browser = $2";
pub(crate) const DELETE_DEVICE: &str = "DELETE FROM device WHERE person = $1 AND browser = $2";
pub(crate) const FORGET_DEVICES: &str =
    "DELETE FROM device WHERE browser IN (SELECT id FROM visitor WHERE seen < $1)";
pub(crate) const DELETE_CHANNELS_OF_BROWSER: &str = "DELETE FROM channel WHERE visitor = $1 AND browser = $2";
pub(crate) const NAME: &str = "SELECT name FROM visitor WHERE id = $1 AND name IS NOT NULL";
pub(crate) const CLAIM_NAME: &str = "UPDATE visitor SET claim = $2 \
     WHERE id = $1 AND EXISTS (SELECT 1 FROM device d WHERE d.person = visitor.id)";
pub(crate) const RESERVED: &str = "SELECT COUNT(*) FROM visitor WHERE claim = $1 AND id <> $2";
pub(crate) const HAS_CLAIM: &str = "SELECT COUNT(*) FROM visitor WHERE id = $1 AND claim IS NOT NULL";
/// Whether a table must stay with the browser `$1`, because the person `$2` has another seat there, another try of its day,
/// or plays in the same tournament.
pub(crate) const CLASH: &str = "SELECT \
     (SELECT COUNT(*) FROM acquaintance b JOIN acquaintance p ON p.code = b.code AND p.visitor = $2 \
      WHERE b.visitor = $1 AND b.code = $3 AND b.chair <> p.chair) + \
     (SELECT COUNT(*) FROM attempt b JOIN attempt p ON p.day = b.day AND p.game = b.game AND p.visitor = $2 \
      WHERE b.visitor = $1 AND b.code = $3 AND p.code <> b.code) + \
     (SELECT COUNT(*) FROM game_table t JOIN entrant b ON b.tournament = t.tournament AND b.visitor = $1 \
      JOIN entrant p ON p.tournament = t.tournament AND p.visitor = $2 WHERE t.code = $3)";
/// The person `$2` gets what the browser `$1` has at the table `$3`.
pub(crate) const TAKE_TABLE: [&str; 6] = [
    "INSERT INTO acquaintance (visitor, code, chair, seen, since) \
     SELECT $2, code, chair, seen, since FROM acquaintance WHERE visitor = $1 AND code = $3 \
     ON CONFLICT (visitor, code) DO UPDATE SET chair = COALESCE(acquaintance.chair, excluded.chair), \
         since = CASE WHEN acquaintance.chair IS NULL THEN excluded.since ELSE acquaintance.since END",
    "INSERT INTO attempt (day, game, visitor, code) \
     SELECT day, game, $2, code FROM attempt WHERE visitor = $1 AND code = $3 \
     ON CONFLICT (day, game, visitor) DO NOTHING",
    "INSERT INTO attention (visitor, code, muted, away, moves, request) \
     SELECT $2, code, muted, away, moves, request FROM attention WHERE visitor = $1 AND code = $3 \
     ON CONFLICT (visitor, code) DO NOTHING",
    "UPDATE game_table SET host = $2 WHERE host = $1 AND code = $3",
    "UPDATE talk SET visitor = $2 WHERE visitor = $1 AND code = $3",
    "UPDATE chair SET shared_by = $2 WHERE shared_by = $1 AND code = $3",
];
/// The browser `$1` has nothing at the table `$2` any more.
pub(crate) const LEAVE_TABLE: [&str; 3] = [
    "DELETE FROM acquaintance WHERE visitor = $1 AND code = $2",
    "DELETE FROM attempt WHERE visitor = $1 AND code = $2",
    "DELETE FROM attention WHERE visitor = $1 AND code = $2",
];
/// The person `$2` gets the tournaments, ratings and puzzle tries of the browser `$1`, for each game (and number of players) without any of the
/// person's own: two series of ratings cannot be joined.
pub(crate) const TAKE_HISTORY: [&str; 5] = [
    "UPDATE entrant SET visitor = $2 WHERE visitor = $1 \
     AND tournament NOT IN (SELECT tournament FROM entrant WHERE visitor = $2)",
    "UPDATE tournament SET host = $2 WHERE host = $1",
    "UPDATE rating SET visitor = $2 WHERE visitor = $1 AND NOT EXISTS (SELECT 1 FROM rating AS own \
     WHERE own.visitor = $2 AND own.game = rating.game AND own.seats = rating.seats)",
    "UPDATE puzzle_try SET visitor = $2 WHERE visitor = $1 \
     AND game NOT IN (SELECT game FROM puzzle_try WHERE visitor = $2)",
    "UPDATE solver SET visitor = $2 WHERE visitor = $1 \
     AND game NOT IN (SELECT game FROM solver WHERE visitor = $2)",
];
pub(crate) const DELETE_NOTICES_OF: &str = "DELETE FROM notice WHERE visitor = $1";
pub(crate) const TAKE_CHANNELS: &str = "UPDATE channel SET visitor = $2 WHERE visitor = $1 \
     AND address NOT IN (SELECT address FROM channel WHERE visitor = $2)";

// Tournaments.
pub(crate) const INSERT_TOURNAMENT: &str = "INSERT INTO tournament \
     (code, game, title, host, options, seats, format, rounds, scoring, bot, hours, seed, created, state, round) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'open', 0)";
pub(crate) const TOURNAMENT: &str = "SELECT code, game, title, host, options, seats, format, rounds, scoring, bot, hours, seed, \
     created, state, round FROM tournament WHERE code = $1";
/// Only for PostgreSQL, like [`LOCK_TABLE`].
pub(crate) const LOCK_TOURNAMENT: &str = "SELECT code FROM tournament WHERE code = $1 FOR UPDATE";
pub(crate) const DELETE_TOURNAMENT: &str = "DELETE FROM tournament WHERE code = $1";
pub(crate) const TOURNAMENTS_OF: &str = "SELECT u.code, u.game, u.title, u.state, u.host, e.name FROM tournament u \
     LEFT JOIN entrant e ON e.tournament = u.code AND e.visitor = $1 \
     WHERE u.host = $1 OR u.code IN (SELECT tournament FROM entrant WHERE visitor = $1) ORDER BY u.created DESC, u.code";
pub(crate) const ENTRANTS: &str =
    "SELECT number, visitor, name, state FROM entrant WHERE tournament = $1 ORDER BY number";
pub(crate) const ENTRANT: &str = "SELECT number FROM entrant WHERE tournament = $1 AND visitor = $2";
pub(crate) const INSERT_ENTRANT: &str =
    "INSERT INTO entrant (tournament, number, visitor, name, state) VALUES ($1, $2, $3, $4, 'in')";
pub(crate) const SET_ENTRANT: &str = "UPDATE entrant SET state = $3 WHERE tournament = $1 AND number = $2";
pub(crate) const DELETE_ENTRANT: &str = "DELETE FROM entrant WHERE tournament = $1 AND number = $2";
/// The host of tournaments that have not begun takes them along, and a player leaves those that have not begun.
pub(crate) const LEAVE_TOURNAMENTS: [&str; 4] = [
    "DELETE FROM tournament WHERE host = $1 AND state = 'open'",
    "UPDATE tournament SET title = '' WHERE host = $1",
    "DELETE FROM entrant WHERE visitor = $1 \
     AND tournament IN (SELECT code FROM tournament WHERE state = 'open')",
    "UPDATE entrant SET name = '', state = 'out', visitor = NULL WHERE visitor = $1",
];
pub(crate) const TOURNAMENT_ROUNDS: &str =
    "SELECT round, deadline FROM tournament_round WHERE tournament = $1 ORDER BY round";
pub(crate) const TOURNAMENT_TABLES: &str =
    "SELECT code, round, state FROM game_table WHERE tournament = $1 ORDER BY round, code";
pub(crate) const TOURNAMENT_SEATS: &str = "SELECT c.code, c.seat, c.chair, c.name, s.entrant, s.forfeit, r.place, r.score \
     FROM game_table t JOIN chair c ON c.code = t.code \
     LEFT JOIN tournament_seat s ON s.code = c.code AND s.chair = c.chair \
     LEFT JOIN result r ON r.code = c.code AND r.chair = c.chair WHERE t.tournament = $1 ORDER BY c.code, c.seat";
pub(crate) const OWN_TOURNAMENT_TABLES: &str = "SELECT t.state FROM game_table t JOIN tournament_seat s ON s.code = t.code \
     JOIN entrant e ON e.tournament = t.tournament AND e.number = s.entrant AND e.visitor = $2 WHERE t.tournament = $1";
pub(crate) const BEGIN_ROUND: &str = "UPDATE tournament SET round = round + 1, rounds = $3, state = 'playing' \
     WHERE code = $1 AND round = $2 AND state IN ('open', 'playing')";
pub(crate) const INSERT_ROUND: &str =
    "INSERT INTO tournament_round (tournament, round, begun, deadline) VALUES ($1, $2, $3, $4)";
pub(crate) const SET_TOURNAMENT: &str = "UPDATE game_table SET tournament = $2, round = $3 WHERE code = $1";
pub(crate) const INSERT_TOURNAMENT_SEAT: &str =
    "INSERT INTO tournament_seat (code, chair, entrant, forfeit) VALUES ($1, $2, $3, 0)";
pub(crate) const END_TOURNAMENT: &str = "UPDATE tournament SET state = $3 \
     WHERE code = $1 AND round = $2 AND state IN ('open', 'playing')";
pub(crate) const FORFEIT: &str =
    "UPDATE tournament_seat SET forfeit = 1 WHERE code = $1 AND chair = $2 AND forfeit = 0";
/// Whom the host has withdrawn stays so.
pub(crate) const ENTRANT_AWAY: &str = "UPDATE entrant SET state = 'away' WHERE state = 'in' \
     AND tournament = (SELECT tournament FROM game_table WHERE code = $1) \
     AND number = (SELECT entrant FROM tournament_seat WHERE code = $1 AND chair = $2)";
/// A turn begins with the move before it, or with the round.
pub(crate) const ABSENT: &str = "SELECT s.code, s.chair, s.entrant FROM game_table t \
     JOIN tournament_round o ON o.tournament = t.tournament AND o.round = t.round AND o.deadline <= $2 \
     JOIN chair c ON c.code = t.code AND c.seat = t.awaited AND c.holder IN ('person', 'open') \
     JOIN tournament_seat s ON s.code = c.code AND s.chair = c.chair \
     WHERE t.tournament = $1 AND t.state = 'playing' \
     AND COALESCE((SELECT MAX(m.time) FROM move m WHERE m.code = t.code), o.begun) <= $3 ORDER BY s.code";
pub(crate) const DUE_TOURNAMENTS: &str = "SELECT u.code FROM tournament u WHERE u.state = 'playing' AND ( \
     EXISTS (SELECT 1 FROM game_table t WHERE t.tournament = u.code AND t.state = 'waiting') \
     OR NOT EXISTS (SELECT 1 FROM game_table t WHERE t.tournament = u.code AND t.round = u.round AND t.state = 'playing') \
     OR EXISTS (SELECT 1 FROM tournament_round o JOIN game_table t ON t.tournament = o.tournament AND t.round = o.round \
         WHERE o.tournament = u.code AND o.deadline <= $1 AND t.state = 'playing')) ORDER BY u.code LIMIT $2";

// The operator.
pub(crate) const COUNT_STATES: &str =
    "SELECT state, COUNT(*) AS tables, CAST(SUM(moves) AS BIGINT) AS moves FROM game_table GROUP BY state";
pub(crate) const COUNT_VISITORS: &str = "SELECT COUNT(*) FROM visitor";
pub(crate) const SETTING: &str = "SELECT value FROM setting WHERE name = $1";
pub(crate) const SET_SETTING: &str = "INSERT INTO setting (name, value) VALUES ($1, $2) \
     ON CONFLICT (name) DO UPDATE SET value = excluded.value";
pub(crate) const NEW_SETTING: &str =
    "INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
pub(crate) const DELETE_SETTING: &str = "DELETE FROM setting WHERE name = $1";

#[cfg(test)]
mod tests {
    use sqlx::postgres::PgConnectOptions;
    use sqlx::{ConnectOptions, Executor, SqlSafeStr};

    use super::*;
    use crate::Store;

    const ALL: &[&str] = &[
        TABLE,
        MY_TABLES.tables,
        MY_TABLES.chairs,
        OPEN_TABLES.tables,
        OPEN_TABLES.chairs,
        FINISHED_TABLES.tables,
        FINISHED_TABLES.chairs,
        IDLE_TABLES.tables,
        IDLE_TABLES.chairs,
        PLAYING,
        INSERT_TABLE,
        BUMP,
        TOUCH,
        LOCK_TABLE,
        START,
        SET_STATE,
        SET_REMATCH,
        COMPONENT_SET,
        INSERT_COMPONENT_SET,
        SET_COMPONENT_SET,
        CHAIRS,
        COUNT_CHAIR,
        INSERT_CHAIR,
        SET_HOLDER,
        SHARE_CHAIR,
        SHOW_CHAIR,
        SET_NONCE,
        DELETE_NONCE,
        SET_ISSUE,
        SET_SEAT,
        ADD_USED,
        FIND_CHAIR,
        FIND_WATCH,
        ADVANCE,
        ROLL_BACK,
        DELETE_MOVES,
        INSERT_MOVE,
        MOVES,
        DRAFTS,
        SAVE_DRAFT,
        BASE,
        DELETE_DRAFT,
        DELETE_DRAFTS,
        INSERT_RESULT,
        INSERT_VISITOR,
        FIND_VISITOR,
        SEE_VISITOR,
        NAME_VISITOR,
        SET_PREFERENCES,
        DELETE_STRANGERS,
        ACQUAINTANCE,
        HOLD_CHAIR,
        WATCH,
        SEE_MOVES,
        EMPTY_CHAIR,
        FINISHED,
        SEAT_NOTES,
        SET_ORDERS,
        SET_LESSONS,
        SET_NOTES,
        DELETE_SEAT_NOTES,
        TAKE_BACK,
        SET_TAKE_BACK,
        DELETE_TAKE_BACK,
        INSERT_CHAT,
        LATEST_CHAT,
        SET_HIDDEN,
        SET_HOST,
        SET_WATCH_ISSUE,
        DELETE_SPECTATORS,
        FORGET_REMATCH,
        DELETE_TABLE,
        EXPIRED,
        FIRST_HOLDER,
        PEOPLE,
        RESTRICTED,
        STANDING,
        SET_STANDING,
        BOT_GAMES,
        PUZZLE_TRY,
        PUZZLE_TRIES,
        SOLVER,
        PUZZLE_STANDINGS,
        INSERT_PUZZLE_TRY,
        COUNT_PUZZLE_TRY,
        KNOW_SOLVER,
        SET_PUZZLE_RATING,
        SET_SOLVER_RATING,
        SET_TRY_RATINGS,
        DAILY,
        INSERT_DAILY,
        EARLIER_DAYS,
        ATTEMPT,
        INSERT_ATTEMPT,
        RANKING,
        ATTEMPTS_IN_TIME,
        FIRST_PLAYER,
        LOCK_VISITOR,
        RATING,
        INSERT_RATING,
        RATINGS,
        RATED_GAMES,
        SET_PROFILE,
        PROFILE,
        FIND_PROFILE,
        OPPONENTS,
        UNCOUNTED,
        SET_DIGEST,
        DIGESTS,
        TABLES_ABOUT,
        CHAT_OF,
        DELETE_CHAT_OF,
        MOVES_OF,
        RESULT_OF,
        FORGET_NAME_IN_NOTES,
        FORGET_NAME_OF_FREED,
        LEAVE_CHAIR,
        FORGET_TITLE,
        DELETE_BROWSERS,
        DELETE_VISITOR,
        SET_CHANNEL,
        COUNT_CHANNELS,
        CHANNELS,
        CHANNEL,
        DELETE_CHANNEL,
        DELETE_CHANNEL_OF_OTHERS,
        CHANNEL_WORKS,
        CHANNEL_FAILS,
        MUTED_TABLES,
        MUTE_TABLE,
        LOOK_AT,
        AWAITED,
        TELL,
        INSERT_NOTICE,
        CLAIM_NOTICES,
        PUT_OFF_NOTICE,
        DELETE_NOTICE,
        DELETE_NOTICES,
        SET_SIGN_IN,
        ASKED_SIGN_IN,
        USE_SIGN_IN,
        FORGET_SIGN_INS,
        PERSON_OF_EMAIL,
        INSERT_PERSON,
        SET_CHALLENGE,
        USE_CHALLENGE,
        FORGET_CHALLENGES,
        INSERT_PASSKEY,
        PASSKEY,
        PASSKEYS,
        USE_PASSKEY,
        RENAME_PASSKEY,
        DELETE_PASSKEY,
        SET_TOKEN,
        INSERT_DEVICE,
        EMAIL,
        DEVICES,
        RENAME_DEVICE,
        DELETE_DEVICE,
        FORGET_DEVICES,
        DELETE_CHANNELS_OF_BROWSER,
        NAME,
        CLAIM_NAME,
        RESERVED,
        HAS_CLAIM,
        CLASH,
        TAKE_TABLE[0],
        TAKE_TABLE[1],
        TAKE_TABLE[2],
        TAKE_TABLE[3],
        TAKE_TABLE[4],
        TAKE_TABLE[5],
        LEAVE_TABLE[0],
        LEAVE_TABLE[1],
        LEAVE_TABLE[2],
        TAKE_HISTORY[0],
        TAKE_HISTORY[1],
        TAKE_HISTORY[2],
        TAKE_HISTORY[3],
        TAKE_HISTORY[4],
        DELETE_NOTICES_OF,
        TAKE_CHANNELS,
        INSERT_TOURNAMENT,
        TOURNAMENT,
        LOCK_TOURNAMENT,
        DELETE_TOURNAMENT,
        TOURNAMENTS_OF,
        ENTRANTS,
        ENTRANT,
        INSERT_ENTRANT,
        SET_ENTRANT,
        DELETE_ENTRANT,
        LEAVE_TOURNAMENTS[0],
        LEAVE_TOURNAMENTS[1],
        LEAVE_TOURNAMENTS[2],
        LEAVE_TOURNAMENTS[3],
        TOURNAMENT_ROUNDS,
        TOURNAMENT_TABLES,
        TOURNAMENT_SEATS,
        OWN_TOURNAMENT_TABLES,
        BEGIN_ROUND,
        INSERT_ROUND,
        SET_TOURNAMENT,
        INSERT_TOURNAMENT_SEAT,
        END_TOURNAMENT,
        FORFEIT,
        ENTRANT_AWAY,
        ABSENT,
        DUE_TOURNAMENTS,
        COUNT_STATES,
        COUNT_VISITORS,
        SETTING,
        SET_SETTING,
        NEW_SETTING,
        DELETE_SETTING,
    ];

    #[tokio::test]
    async fn both_databases_understand_every_statement() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tarsas.db");
        Store::open(&file).await.unwrap();
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
        let mut sqlite = options.connect().await.unwrap();
        for &statement in
            ALL.iter().filter(|statement| ![LOCK_TABLE, LOCK_VISITOR, LOCK_TOURNAMENT].contains(statement))
        {
            let prepared = (&mut sqlite).prepare(statement.into_sql_str()).await;
            prepared.map(drop).unwrap_or_else(|error| panic!("{statement}: {error}"));
        }
        let Some(server) = test_postgres::server() else { return };
        let address = server.database();
        Store::open(address.parse::<crate::Location>().unwrap()).await.unwrap();
        let mut postgres = address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
        for &statement in ALL {
            let prepared = (&mut postgres).prepare(statement.into_sql_str()).await;
            prepared.map(drop).unwrap_or_else(|error| panic!("{statement}: {error}"));
        }
    }

    #[test]
    fn no_statement_is_left_out_of_the_test() {
        let source = include_str!("statements.rs").split("#[cfg(test)]").next().unwrap();
        let lists = source.matches(": List =").count();
        let arrays = [TAKE_TABLE.len(), LEAVE_TABLE.len(), TAKE_HISTORY.len(), LEAVE_TOURNAMENTS.len()]
            .map(|length| length - 1);
        assert_eq!(
            source.matches("pub(crate) const ").count() + lists + arrays.iter().sum::<usize>(),
            ALL.len()
        );
    }
}
