//! All combinations of officers, tiles, companies and contracts: the cost of constructions and the results of
//! productions are computed a second time here, directly from the clauses.

use barrage::{
    Action, Arrangement, Barrage, Company, Contract, Effect, How, Officer, Site, Structure, TechTile,
};
use engine::{Game, Playout};

use crate::table::{base, conduit, full, powerhouse, seat, tables};

/// No officer, and each of them.
fn officers() -> impl Iterator<Item = Option<Officer>> {
    [None]
        .into_iter()
        .chain(Officer::ALL.iter().copied().filter(|&officer| officer != Officer::Sekibo).map(Some))
}

/// Seat 0 with an officer and a tile besides the basic ones; a base, a conduit and a powerhouse are built.
fn table(
    company: Company,
    officer: Option<Officer>,
    extra: TechTile,
    machines: (u8, u8),
    credits: u16,
) -> Barrage {
    let other = if company == Company::Usa { Company::France } else { Company::Usa };
    let mut tiles: Vec<TechTile> = (0..4).map(TechTile).collect();
    if extra.0 > 5 {
        tiles.push(extra);
    }
    if officer == Some(Officer::Krylov) {
        tiles.push(tables().special);
    }
    let table =
        full(&[officer, None]).company(seat(0), company).company(seat(1), other).tiles(seat(0), &tiles);
    let table = table.dam(base("b8l"), Some(seat(0)), 1, 0).powerhouse(powerhouse("p9.1"), seat(0));
    table
        .machines(seat(0), machines.0, machines.1)
        .credits(seat(0), credits)
        .finish()
        .expect("a possible position")
}

/// BA-7.10 to BA-7.13 with BA-13.10, 13.14, 13.15, 14.14, 14.17, 14.19, 14.20: whether a construction can be paid.
fn payable(position: &Barrage, officer: Option<Officer>, effect: Option<Effect>, site: Site) -> bool {
    let (excavators, mixers) = position.machines(seat(0));
    let (count, kind_is_mixer) = match site {
        Site::Base(space) => match (effect, officer, tables().map.basin(space.basin()).area.word()) {
            (Some(Effect::NoEngineersNoMachines), ..) => (0, false),
            (_, Some(Officer::Adler), _) | (_, _, "plain") => (3, false),
            (_, _, "hill") => (4, false),
            _ => (5, false),
        },
        Site::Elevation(space) => match tables().map.basin(space.basin()).area.word() {
            "plain" => (2, true),
            "hill" => (3, true),
            _ => (4, true),
        },
        Site::Conduit(space) => {
            let value = tables().map.conduit(space).value;
            (if effect == Some(Effect::ConduitForFive) && value >= 3 { 5 } else { 2 * value }, false)
        }
        Site::Powerhouse(_) => (3, true),
    };
    let red = match site {
        Site::Base(space) => space.is_upper(),
        Site::Powerhouse(space) => tables().map.powerhouse(space).red,
        _ => false,
    };
    let red = if red && effect != Some(Effect::NoRedSpaceCost) { 3 } else { 0 };
    let Some(credits) = position.credits(seat(0)).checked_sub(red) else { return false };
    // BA-13.14.
    if let (Site::Conduit(space), Some(Officer::McDowell)) = (site, officer)
        && tables().map.conduit(space).value <= mixers
    {
        return true;
    }
    let usual = if kind_is_mixer { mixers } else { excavators };
    let have = if effect == Some(Effect::Interchangeable) { excavators + mixers } else { usual };
    let missing = u16::from(count.max(have) - have);
    missing == 0 || (officer == Some(Officer::Jordan) && 3 * missing <= credits)
}

#[test]
fn constructions_of_every_officer_tile_and_company() {
    let mut seen = 0;
    for officer in officers() {
        for extra in (5..21).map(TechTile) {
            for (at, machines) in [(0, 0), (2, 1), (3, 3), (5, 2), (6, 6), (10, 5)].into_iter().enumerate() {
                let company = Company::ALL[(at + extra.index()) % 4];
                for credits in [0, 3, 6, 12] {
                    let position = table(company, officer, extra, machines, credits);
                    seen += compare(&position, officer);
                }
            }
        }
    }
    assert!(seen > 10_000, "{seen} constructions");
}

/// Compares the listed constructions with the second computation; returns their number.
fn compare(position: &Barrage, officer: Option<Officer>) -> usize {
    let mut list = Vec::new();
    position.actions(&mut list);
    let mut count = 0;
    for tile in position.tiles(seat(0)).without(tables().special.0).iter().map(TechTile) {
        let row = tables().tile(tile);
        let sites =
            (0..20).map(barrage::BaseSpace).flat_map(|space| [Site::Base(space), Site::Elevation(space)]);
        let sites = sites.chain((0..20).map(barrage::ConduitSpace).map(Site::Conduit));
        for site in sites.chain((0..23).map(barrage::PowerhouseSpace).map(Site::Powerhouse)) {
            let free = match site {
                Site::Base(space) => space.basin() != base("b8l").basin(),
                Site::Elevation(space) => space == base("b8l"),
                Site::Conduit(_) => true,
                Site::Powerhouse(space) => tables().map.powerhouse(space).basin != barrage::Basin(8),
            };
            let builds = row.builds.is_none_or(|builds| builds == site.structure());
            let expected = free && builds && payable(position, officer, row.effect, site);
            let action = Action::Construct { tile, how: How::Own, site };
            assert_eq!(list.contains(&action), expected, "{officer:?} {} {site:?}", row.word);
            count += usize::from(expected);
        }
    }
    count
}

#[test]
fn productions_of_every_officer_company_and_number_of_powerhouses() {
    for officer in officers() {
        for &company in Company::ALL {
            for count in 1..=4 {
                for (dam, pipe, plant, value) in
                    [("b1l", "c1l", "p8.1", 5), ("b10l", "c10r", "p12.1", 1), ("b7l", "c7l", "p10.1", 2)]
                {
                    let other = if company == Company::Usa { Company::France } else { Company::Usa };
                    let mut table = full(&[officer, None])
                        .company(seat(0), company)
                        .company(seat(1), other)
                        .national([None; 3]);
                    table = table
                        .powerhouse(powerhouse(plant), seat(0))
                        .dam(base(dam), Some(seat(0)), 3, 3)
                        .conduit(conduit(pipe), seat(0));
                    for id in ["p5.1", "p6.1", "p9.1"].into_iter().take(count - 1) {
                        table = table.powerhouse(powerhouse(id), seat(0));
                    }
                    check_productions(table, officer, company, (dam, pipe, value), count);
                }
            }
        }
    }
}

fn check_productions(
    table: Arrangement,
    officer: Option<Officer>,
    company: Company,
    (dam, pipe, value): (&str, &str, i16),
    count: usize,
) {
    for (row, bonus) in [("turbine.plus2", 2), ("turbine.zero", 0), ("turbine.minus2", -2)] {
        for drops in 1..=3 {
            let product = drops * value;
            let product = if officer == Some(Officer::Fiesler) { product.max(4) } else { product };
            let total = product + bonus + [0, 0, 1, 1, 3][count];
            let mut position = table.finish().expect("a possible position");
            let action = position
                .read_action(&format!("produce {row} left {dam} {pipe} {drops}"))
                .expect("a possible position");
            assert_eq!(
                position.check(action).is_ok(),
                total >= 1,
                "{officer:?} {company:?} {row} {dam} {drops}"
            );
            if total < 1 {
                continue;
            }
            // BA-13.5; the USA's powerhouses are not on the path of these drops.
            let extra = if company == Company::Italy && count >= 3 { 3 } else { 0 };
            position.play(action, &mut Playout::new(1), &mut ());
            assert_eq!(
                i16::try_from(position.energy(seat(0))).expect("a possible position"),
                total + extra,
                "{officer:?} {company:?} {row} {drops}"
            );
        }
    }
}

/// The reward of each contract for each company with each officer, always taking the first choice.
#[test]
fn contracts_of_every_kind_for_every_company() {
    for &company in Company::ALL {
        for officer in officers() {
            for number in (0..55).map(Contract) {
                let other = if company == Company::Usa { Company::France } else { Company::Usa };
                let table = full(&[officer, None])
                    .company(seat(0), company)
                    .company(seat(1), other)
                    .national([None; 3]);
                // A neutral dam and another company's conduit: the first piece of a kind uncovers no income.
                let table = table.dam(base("b1l"), None, 3, 3).conduit(conduit("c1l"), seat(1));
                let mut table = table.powerhouse(powerhouse("p8.1"), seat(0)).credits(seat(0), 9);
                let national = tables().contracts.national.has(number.0);
                table = if national {
                    table.national([Some(number), None, None])
                } else {
                    table.contracts(seat(0), &[number])
                };
                let mut position = table.finish().unwrap();
                let produce = position.read_action("produce turbine.zero left b1l c1l 3").unwrap();
                position.play(produce, &mut Playout::new(1), &mut ());
                let before = position;
                position.play(Action::Fulfil(number), &mut Playout::new(1), &mut ());
                let mut list = Vec::new();
                while position.to_act() == Some(seat(0)) {
                    list.clear();
                    position.actions(&mut list);
                    position.play(list[0], &mut Playout::new(1), &mut ());
                    position.invariants().unwrap();
                }
                check_reward(&before, &position, number);
            }
        }
    }
}

/// BA-15: VP, energy and machines of the reward; a structure is placed if possible.
fn check_reward(before: &Barrage, after: &Barrage, number: Contract) {
    let reward = &tables().contract(number).reward;
    let word = &tables().contract(number).word;
    assert!(after.fulfilled(seat(0)).has(number.0), "{word}");
    assert_eq!(after.vp(seat(0)) - before.vp(seat(0)), i16::from(reward.vp), "{word}");
    assert_eq!(after.energy(seat(0)) - before.energy(seat(0)), u16::from(reward.energy), "{word}");
    let machines = |position: &Barrage| position.machines(seat(0)).0 + position.machines(seat(0)).1;
    assert_eq!(
        machines(after) - machines(before),
        reward.excavators + reward.mixers + reward.any_machine,
        "{word}"
    );
    let pieces =
        |position: &Barrage| Structure::ALL.iter().map(|&one| position.built(seat(0), one)).sum::<u8>();
    let placed = u8::from(reward.structure.is_some_and(|free| free.structure() != Structure::Elevation));
    assert_eq!(pieces(after) - pieces(before), placed, "{word}: there is no own dam to raise");
}
