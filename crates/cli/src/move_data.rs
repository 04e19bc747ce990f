//! `tarsas move-data`: copies a database into an empty one of either kind.

use std::io::Write;

use anyhow::Result;
use store::Claim;

use crate::args::MoveDataArgs;
use crate::settings::place;

pub(crate) fn run(args: &MoveDataArgs, out: &mut impl Write) -> Result<()> {
    let (from, to) = (place(&args.from)?, place(&args.to)?);
    // A server that goes on writing would lose what it writes.
    let _from = from.file().map(Claim::new).transpose()?;
    let _to = to.file().map(Claim::new).transpose()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let copied = runtime.block_on(store::move_data(&from, &to))?;
    for (table, rows) in copied {
        writeln!(out, "{table} {rows}")?;
    }
    Ok(())
}
