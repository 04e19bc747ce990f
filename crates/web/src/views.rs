//! Builds the views that pages show from a room, for one visitor.

use std::sync::Arc;

use bots::BotKind;
use catalogue::Feat;
use engine::Seat;
use qrcode::QrCode;
use qrcode::render::svg;
use store::{Chair, ChatKind, Holder, Pace, Summary, TableState, Time};
use ui_kit::{Language, Names};

use crate::advice::Review;
use crate::app::App;
use crate::failure::Failure;
use crate::live::{Drawing, Live};
use crate::pages;
use crate::preferences::Preferences;
use crate::role::Role;
use crate::room::{Drawn, FragmentKey, Inner, Room, StoryView};
use crate::shorten::shorten;
use crate::standing;
use crate::story::{self, FinishedGame};
use crate::view::{
    AnalysisView, ChatLine, Chrome, CurvePointView, Notice, OverView, PassView, ReplayView, SeatView,
    StateView, TableCard, TableHead, TableView, TakeBack, UndoRefused, WaitingView,
};
use crate::visitor::Guest;

/// A locked room and the visitor for whom a page is made.
pub(crate) struct PageContext<'a> {
    pub(crate) app: &'a App,
    pub(crate) room: &'a Room,
    pub(crate) inner: &'a mut Inner,
    pub(crate) guest: &'a Guest,
    pub(crate) role: Role,
}

impl PageContext<'_> {
    /// The context of all pages of this table.
    pub(crate) fn chrome(&self) -> Chrome {
        self.guest.chrome_at(self.app, format!("/t/{}", self.room.code))
    }

    fn live(&self) -> Result<&Live, Failure> {
        self.inner.live.as_ref().ok_or(Failure::NotFound)
    }

    fn names(&self) -> Names {
        self.inner.names(self.guest.language)
    }

    /// The part of the page that changes. Fragments are cached until the table changes.
    pub(crate) fn fragment(&mut self, notice: Option<Notice>) -> Result<Arc<Drawn>, Failure> {
        let key = FragmentKey {
            seat: self.role.seat,
            host: self.role.host,
            name: self.guest.name().map(str::to_owned),
            language: self.guest.language,
            // The hours without notices change no page.
            preferences: Preferences { quiet: None, ..self.guest.preferences.clone() },
            base: self.shows_links().then(|| self.guest.base.clone()),
            next_table: self.role.next_table.clone(),
            competes: self.role.competes,
            pass_to: self.role.pass_to,
            chat: self.role.belongs(self.inner),
        };
        let keep = notice.is_none();
        if let Some(fragment) = self.inner.fragments.get(&key).filter(|_| keep) {
            return Ok(Arc::clone(fragment));
        }
        let chrome = self.chrome();
        let markup = match self.state()? {
            StateView::Waiting => pages::waiting_fragment(&chrome, &self.waiting()?),
            StateView::Playing if self.role.pass_to.is_some() => pages::pass_fragment(&chrome, &self.pass()?),
            StateView::Playing => pages::table_fragment(&chrome, &self.table(notice, false)?),
            StateView::Finished => pages::over_fragment(&chrome, &self.over()?),
        };
        let fragment = Arc::new(Drawn::new(shorten(&markup.into_string()), self.inner.table.step));
        if keep {
            self.inner.keep_fragment(key, &fragment);
        }
        Ok(fragment)
    }

    /// Whether a fragment has links with the address of the server: the invitation to a waiting table, and to a seat that
    /// became free during the game.
    fn shows_links(&self) -> bool {
        let waiting = self.inner.table.state == TableState::Waiting;
        waiting || self.inner.chairs.iter().any(|chair| self.shows_link(chair))
    }

    /// Whether the visitor may have the link of a seat: the host invites people to open seats, and everybody has the link
    /// of their own seat. Nobody is ever shown the link of another person's seat.
    fn shows_link(&self, chair: &Chair) -> bool {
        match chair.holder {
            Holder::Open => self.role.host,
            Holder::Person | Holder::StandIn(_) => {
                self.role.seat == Some(chair.seat) && self.inner.table.state == TableState::Waiting
            }
            Holder::Bot(_) => false,
        }
    }

    /// The whole page.
    pub(crate) fn page(&mut self, notice: Option<Notice>) -> Result<String, Failure> {
        let chrome = self.chrome();
        let markup = match self.state()? {
            StateView::Waiting => pages::waiting(&chrome, &self.waiting()?),
            StateView::Playing if self.role.pass_to.is_some() => pages::pass(&chrome, &self.pass()?),
            StateView::Playing => pages::table(&chrome, &self.table(notice, true)?),
            StateView::Finished => pages::over(&chrome, &self.over()?),
        };
        Ok(markup.into_string())
    }

    fn state(&self) -> Result<StateView, Failure> {
        state(self.inner.table.state).ok_or_else(|| Failure::closed(self.guest.language))
    }

    fn head(&self) -> Result<TableHead, Failure> {
        let info = self.inner.info()?;
        let table = &self.inner.table;
        let state = self.state()?;
        let online = self.room.online();
        let names = self.names();
        let seat = |chair: &Chair| {
            let shows_link = self.shows_link(chair);
            let token = table.chair_token(chair);
            SeatView {
                seat: chair.seat,
                holder: chair.holder.clone(),
                name: names.of(chair.seat).to_owned(),
                online: online.contains(&chair.seat),
                link: shows_link.then(|| format!("{}/j/{}/{token}", self.guest.base, table.code)),
                clock: table.settings.clocks.then(|| self.clock(chair)),
                nonce: chair.nonce.map(|nonce| nonce.to_string()),
            }
        };
        let option = |option: &engine::OptionInfo| {
            let chosen = table.options.iter().find(|(key, _)| key == option.key);
            (option.key, chosen.map_or(option.default, |(_, value)| value).to_owned())
        };
        Ok(TableHead {
            code: table.code.clone(),
            place: format!("/t/{}", table.code),
            title: title(table, self.guest.language),
            game: info,
            options: info.options.iter().map(option).collect(),
            state,
            version: self.inner.table.step,
            drawn: *self.room.changes.borrow(),
            seats: self.inner.chairs.iter().map(seat).collect(),
            viewer: self.role.seat,
            host: self.role.host,
            commitment: table.seed.commitment(),
            seed: (state == StateView::Finished && !self.role.competes).then(|| table.seed.reveal()),
            rated: table.settings.rated,
            day: table.day,
            competes: self.role.competes,
            tournament: table.tournament.as_ref().map(|tournament| tournament.code.clone()),
            chat: self
                .role
                .belongs(self.inner)
                .then(|| self.inner.chat.iter().map(|talk| self.chat_line(talk)).collect()),
        })
    }

    /// The seconds a seat has used, with those of its running turn.
    fn clock(&self, chair: &Chair) -> u64 {
        let runs = self.inner.live.as_ref().and_then(Live::actor) == Some(chair.seat);
        chair.used / 1000 + if runs { self.inner.since.elapsed().as_secs() } else { 0 }
    }

    fn chat_line(&self, talk: &store::ChatMessage) -> ChatLine {
        let (name, text) = match talk.kind {
            ChatKind::Chat => (Some(talk.name.clone()), talk.text.clone()),
            ChatKind::Note => {
                // The name of somebody who was deleted is gone; the seat has still a number.
                let name = match talk.seat.filter(|_| talk.name.is_empty()) {
                    Some(seat) => self.names().of(seat).to_owned(),
                    None => talk.name.clone(),
                };
                let values = [("name", name.into())];
                (None, pages::MESSAGES.text(self.guest.language, &talk.text, &values))
            }
        };
        ChatLine { id: talk.number, name, seat: talk.seat, text }
    }

    fn waiting(&self) -> Result<WaitingView, Failure> {
        let table = self.head()?;
        let join_link = format!("{}/t/{}", self.guest.base, self.room.code);
        let open = table.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
        let open = i64::try_from(open).unwrap_or(i64::MAX);
        let missing = (open > 0)
            .then(|| pages::MESSAGES.text(self.guest.language, "waiting-missing", &[("count", open.into())]));
        let watch = self.inner.table.watch_token();
        Ok(WaitingView {
            qr: maud::PreEscaped(qr(&join_link)),
            join_link,
            watch_link: self.role.host.then(|| format!("{}/w/{}/{watch}", self.guest.base, self.room.code)),
            bots: bot_names(),
            relaxed: self.inner.table.settings.pace == Pace::Relaxed,
            wants_nonce: self.wants_nonce(),
            missing,
            table,
        })
    }

    /// Whether the visitor's browser is to add a random number to the seed. With a fixed seed the game is meant to be the same
    /// each time.
    fn wants_nonce(&self) -> bool {
        let chair = self.role.seat.and_then(|seat| self.inner.chair(seat));
        let lacks_one = |chair: &Chair| chair.holder == Holder::Person && chair.nonce.is_none();
        self.app.config.seed.is_none() && !self.role.competes && chair.is_some_and(lacks_one)
    }

    fn table(&mut self, notice: Option<Notice>, whole: bool) -> Result<TableView, Failure> {
        let head = self.head()?;
        let (names, language) = (self.names(), self.guest.language);
        let log = self.inner.log(self.role.seat, language).clone();
        let live = self.live()?;
        let viewer = self.role.seat;
        let to_act = live.actor();
        let mine = viewer.is_some() && viewer == to_act;
        let assisted = self.inner.assists();
        let picture = live.picture(
            viewer,
            &names,
            language,
            Drawing { whole, assisted, text_mode: self.guest.preferences.text_mode },
        );
        let undo_refused = match (live.drafted(), live.last_was_own()) {
            (1.., _) => None,
            (0, Some(true)) => Some(UndoRefused::Revealed),
            (0, Some(false)) => Some(UndoRefused::Final),
            (0, None) => Some(UndoRefused::Nothing),
        };
        let own_notes = viewer.and_then(|seat| self.inner.seat_notes.get(&seat).cloned()).unwrap_or_default();
        let orders =
            own_notes.orders.iter().filter_map(|order| self.order_words(live, viewer?, order)).collect();
        Ok(TableView {
            next: next(&picture.strip.order, to_act),
            steps: if mine { live.steps(&names, language) } else { Vec::new() },
            planning: live.drafted(),
            orders_offered: viewer.map_or_else(Vec::new, |seat| live.orders(seat, language)),
            orders,
            take_back: self.take_back(),
            lesson: viewer.and_then(|seat| self.inner.lesson(seat, &names, language)),
            strayed: viewer.is_some_and(|seat| self.inner.strayed.contains(&seat)),
            lessons_paused: viewer.is_some_and(|seat| self.inner.has_paused(seat)),
            notes: own_notes.notes,
            assisted,
            can_hint: viewer.is_some_and(|seat| self.inner.may_hint(self.app, seat)),
            advice: self.inner.hint(viewer, language).to_vec(),
            whole,
            undo_refused,
            can_end_turn: mine && live.can_end_turn(),
            asks: live.asks().filter(|_| mine),
            last_turns: live.last_turns(&names, language),
            log: log.entries,
            log_from: log.from,
            seen: live.seen(viewer),
            notice,
            thinking: self.inner.thinking,
            waits_for_next: self.inner.waits_for_next && viewer.is_some(),
            next_table: self.role.next_table.clone().filter(|_| !mine),
            head,
            picture,
            names,
            to_act,
        })
    }

    /// The device goes to the next player: nobody sees a position meanwhile.
    fn pass(&self) -> Result<PassView, Failure> {
        let to = self.role.pass_to.ok_or(Failure::NotFound)?;
        Ok(PassView { head: self.head()?, to, name: self.names().of(to).to_owned() })
    }

    fn order_words(&self, live: &Live, seat: Seat, order: &str) -> Option<(String, String)> {
        let words = if order == standing::WHEN_IDLE {
            Some(pages::MESSAGES.text(self.guest.language, "order-idle", &[]))
        } else {
            live.order(seat, order, self.guest.language)
        };
        Some((order.to_owned(), words?))
    }

    fn is_planning(&self, seat: Seat) -> bool {
        self.inner.live.as_ref().is_some_and(|live| live.actor() == Some(seat) && live.drafted() > 0)
    }

    /// Whether the visitor can request to undo committed moves, or answer a request.
    fn take_back(&self) -> TakeBack {
        let Some(seat) = self.role.seat else { return TakeBack::No };
        match self.inner.take_back_request() {
            Some(request) => {
                let missing = self.inner.not_agreed(request);
                TakeBack::Asked { by: request.seat, answers: missing.contains(&seat), missing }
            }
            // A draft is undone first, without a request.
            None if !self.is_planning(seat) && self.inner.can_take_back(self.app, seat).is_some() => {
                TakeBack::CanAsk { alone: self.inner.plays_alone(seat) }
            }
            None => TakeBack::No,
        }
    }

    /// The end of the game.
    pub(crate) fn over(&mut self) -> Result<OverView, Failure> {
        let head = self.head()?;
        if head.state != StateView::Finished {
            return Err(Failure::NotFound);
        }
        let story = self.story()?;
        let (live, names, language) = (self.live()?, self.names(), self.guest.language);
        let text_mode = self.guest.preferences.text_mode;
        Ok(OverView {
            standings: live.standings(live.committed()),
            ending: story.ending.clone(),
            curve: story.curve.clone(),
            moments: story.moments.clone(),
            picture: live.look_back(live.committed(), self.role.seat, &names, language, text_mode),
            shared: !self.role.competes && Role::default().may_look(self.inner),
            rematch: self.inner.table.rematch.clone(),
            analysis: self.analysis(head.seats.len()),
            names,
            head,
        })
    }

    fn analysis(&self, seats: usize) -> AnalysisView {
        match &self.inner.review {
            _ if !self.inner.assists() || seats < 2 => AnalysisView::No,
            None if self.role.seat.is_some() || self.role.host => AnalysisView::Offered,
            None => AnalysisView::No,
            Some(Review::Running(percent)) => AnalysisView::Running(*percent),
            Some(Review::Done(analyst)) => {
                let analysis = analyst.analysis(&self.names(), self.guest.language);
                let percent = |chance: &f32| (chance * 100.0).round() as i32;
                let point = |(after, chances): &(usize, Vec<f32>)| CurvePointView {
                    after: *after,
                    totals: chances.iter().map(percent).collect(),
                    label: String::new(),
                };
                let curve = analysis.curve.iter().map(point).collect();
                AnalysisView::Done { curve, mistakes: analysis.mistakes }
            }
        }
    }

    /// The finished game in numbers; it is cached for each language.
    fn story(&mut self) -> Result<Arc<StoryView>, Failure> {
        let language = self.guest.language;
        if let Some(story) = self.inner.stories.get(language.code()) {
            return Ok(Arc::clone(story));
        }
        let (live, names) = (self.live()?, self.names());
        let history = live.history();
        // All ranked players, including an opponent played by the rules.
        let seats = history.last().map_or(0, engine::Standings::ranked);
        let log = live.log(0, None, &names, language);
        let game = catalogue::find(&self.inner.table.game).ok();
        let word = |feat: &Feat| {
            let word = game.and_then(|game| game.word(&format!("moment-{}", feat.kind), language));
            word.unwrap_or_else(|| feat.kind.to_owned())
        };
        let feats: Vec<(Feat, String)> = live.feats().into_iter().map(|feat| (feat, word(&feat))).collect();
        let game = FinishedGame {
            seats,
            standings: &history,
            log: &log,
            points: &live.curve_points(),
            alarms: &live.alarms(&names, language),
            feats: &feats,
            names: &names,
            language,
        };
        let told = Arc::new(StoryView {
            curve: game.curve(),
            moments: game.moments(),
            ending: log.last().map(story::words),
        });
        self.inner.stories.insert(language.code(), Arc::clone(&told));
        Ok(told)
    }

    /// The position after `at` moves; without a number the last one.
    pub(crate) fn replay(&mut self, at: Option<usize>) -> Result<ReplayView, Failure> {
        let head = self.head()?;
        let moments = match head.state {
            StateView::Finished => self.story()?.moments.clone(),
            StateView::Waiting | StateView::Playing => Vec::new(),
        };
        let (live, names, language) = (self.live()?, self.names(), self.guest.language);
        let text_mode = self.guest.preferences.text_mode;
        let moves = live.committed();
        let at = at.unwrap_or(moves).min(moves);
        Ok(ReplayView {
            picture: live.look_back(at, self.role.seat, &names, language, text_mode),
            log: live.log(0, self.role.seat, &names, language),
            at,
            moves,
            shared: !self.role.competes && Role::default().may_look(self.inner),
            moments,
            names,
            head,
        })
    }
}

/// The name of a table.
fn title(table: &store::Table, language: Language) -> String {
    match table.day {
        Some(_) => pages::MESSAGES.text(language, "daily-title", &[]),
        None => table.settings.title.clone(),
    }
}

/// The seat that probably acts next: the following one in the order of the phase.
fn next(order: &[Seat], to_act: Option<Seat>) -> Option<Seat> {
    let at = order.iter().position(|&seat| Some(seat) == to_act)?;
    order.get(at + 1).copied()
}

/// The names of the bots that can be chosen.
pub(crate) fn bot_names() -> Vec<&'static str> {
    BotKind::LEVELS.iter().map(|kind| kind.name()).collect()
}

/// The state of a table for pages; `None` if it was closed.
pub(crate) const fn state(state: TableState) -> Option<StateView> {
    match state {
        TableState::Waiting => Some(StateView::Waiting),
        TableState::Playing => Some(StateView::Playing),
        TableState::Finished => Some(StateView::Finished),
        TableState::Closed => None,
    }
}

/// A table in a list; `None` if it was closed or its game is unknown.
pub(crate) fn card(summary: &Summary, language: Language) -> Option<TableCard> {
    let Summary { table, chairs, mine, place } = summary;
    let info = catalogue::find(&table.game).ok()?.info();
    let seats = u8::try_from(chairs.len()).ok()?;
    let numbered = Names::numbered(seats, language);
    let taken = chairs.iter().filter(|chair| chair.holder != Holder::Open).count();
    let my_seat = mine.and_then(|mine| mine.seat);
    let state = state(table.state)?;
    let playing = state == StateView::Playing;
    let your_turn = playing && my_seat.is_some() && table.awaited == my_seat;
    let awaited = table.awaited.filter(|_| playing && !your_turn).and_then(|seat| {
        let chair = chairs.iter().find(|chair| chair.seat == seat)?;
        Some(if chair.name.is_empty() { numbered.of(seat).to_owned() } else { chair.name.clone() })
    });
    Some(TableCard {
        code: table.code.clone(),
        title: title(table, language),
        game: info,
        rated: table.settings.rated,
        state,
        host: table.host_name.clone().unwrap_or_default(),
        seats: (u8::try_from(taken).unwrap_or(seats), seats),
        acting: table.awaited.filter(|_| playing),
        mine: mine.is_some(),
        your_turn,
        awaited,
        unseen: mine.map_or(0, |mine| table.moves.saturating_sub(mine.seen)),
        place: *place,
        idle: Time::now().seconds_since(table.updated),
    })
}

/// A link as a QR code.
pub(crate) fn qr(link: &str) -> String {
    let Ok(code) = QrCode::new(link) else { return String::new() };
    let drawn = code.render::<svg::Color<'_>>().min_dimensions(160, 160).build();
    // Inside a page there is no XML declaration, and the box around the picture has the label.
    drawn
        .find("<svg")
        .map_or_else(String::new, |start| drawn[start..].replacen("<svg", "<svg aria-hidden=\"true\"", 1))
}
