//! Reading numbers from bytes.

/// Bytes that are read from the front.
pub(crate) struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(crate) fn take<const N: usize>(&mut self) -> Result<[u8; N], String> {
        let (first, rest) = self.rest.split_first_chunk().ok_or("it ends too early")?;
        self.rest = rest;
        Ok(*first)
    }

    pub(crate) fn u16(&mut self) -> Result<u16, String> {
        self.take().map(u16::from_le_bytes)
    }

    pub(crate) fn i16(&mut self) -> Result<i16, String> {
        self.take().map(i16::from_le_bytes)
    }

    pub(crate) fn u32(&mut self) -> Result<u32, String> {
        self.take().map(u32::from_le_bytes)
    }

    pub(crate) fn i32(&mut self) -> Result<i32, String> {
        self.take().map(i32::from_le_bytes)
    }

    pub(crate) fn u64(&mut self) -> Result<u64, String> {
        self.take().map(u64::from_le_bytes)
    }

    pub(crate) fn f64(&mut self) -> Result<f64, String> {
        self.take().map(f64::from_le_bytes)
    }

    pub(crate) fn f32(&mut self) -> Result<f32, String> {
        self.take().map(f32::from_le_bytes)
    }

    /// A block of bytes, preceded by its length.
    pub(crate) fn block(&mut self) -> Result<&'a [u8], String> {
        let length = self.u32()? as usize;
        let (block, rest) = self.rest.split_at_checked(length).ok_or("it ends too early")?;
        self.rest = rest;
        Ok(block)
    }

    /// # Errors
    /// If bytes are left over.
    pub(crate) fn finish(&self) -> Result<(), String> {
        if self.rest.is_empty() { Ok(()) } else { Err(format!("{} bytes too many follow", self.rest.len())) }
    }
}
