import { SPECTATOR, type Action, type Denial, type Text, type Types, type Voices } from '@hoard/kernel';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { language, reducedMotion, sound, speed } from '../settings/settings.ts';
import { say } from '../style/Toasts.tsx';
import { Stage } from '../stage.ts';
import type { Asking, GameTable, Hint } from '../table/table.ts';
import { words } from '../words/words.ts';
import { barText, refusalText } from './refusals.ts';
import { rulesAt, type Rules } from '../rulebook/rules.ts';
import { play } from './sounds.ts';

/** Everything that the parts of the play screen share: the table, what is shown of it, and what the person at the screen is about to do. */
export class Sitting<T extends Types> {
  readonly table: GameTable<T>;
  readonly stage: Stage<T>;
  readonly voices: Voices;
  readonly text: ReadonlySignal<Text<T>>;
  readonly rules: ReadonlySignal<Rules>;
  /** The question that can be answered now: not before everything that led to it was shown, and not while looking back. */
  readonly asking: ReadonlySignal<Asking | null>;
  readonly considered: Signal<Action | null> = signal(null);
  /** What somebody wants to know the reason of. */
  readonly why: Signal<Denial | null> = signal(null);
  readonly hint: Signal<Hint | 'thinking' | null> = signal(null);
  readonly isLogOpen = signal(false);
  readonly areKeysOpen = signal(false);
  /** The rulebook, open at a rule or at its beginning; null where it is closed. */
  readonly book: Signal<{ readonly rule: string | null } | null> = signal(null);
  readonly isResultOpen = signal(true);

  constructor(table: GameTable<T>) {
    const people = table.seated.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
    this.table = table;
    this.voices = { nameOf: (seat) => table.seated[seat]?.name ?? '', you: people.length === 1 ? people[0]! : SPECTATOR };
    this.text = computed(() => table.boardGame.textIn(language.value));
    this.rules = computed(() => rulesAt(table.boardGame.rulebook[language.value]).value);
    this.stage = new Stage(table, {
      pace: () => (reducedMotion.value ? 0 : speed.value),
      onEvent: (event) => {
        const name = table.boardGame.sound(event);
        if (sound.value && name !== null) void play(name);
      },
    });
    this.asking = computed(() => (this.stage.busy.value || this.stage.past.value !== null ? null : table.asking.value));
  }

  /** An answer in a few words. */
  option(action: Action): string {
    return this.text.value.option(action, this.voices, this.stage.view.value);
  }

  /** The pick of an action, on the board or by its button: at once, or looked at first. */
  pick(action: Action): void {
    const asking = this.asking.value;
    if (asking === null) return;
    const wantsMore = this.table.boardGame.confirms(this.stage.view.value, asking.seat, action);
    if (wantsMore && this.considered.value !== action) this.considered.value = action;
    else void this.choose(action);
  }

  async choose(action: Action): Promise<void> {
    if (this.asking.value === null) return;
    this.#clear();
    const refusal = await this.table.choose(action);
    if (refusal !== null) say({ text: refusalText(refusal, action, this.text.value, this.voices) });
  }

  async undo(): Promise<void> {
    if (this.stage.past.value !== null) return;
    const bar = this.table.undoBar.value;
    if (bar !== null) return say({ text: barText(bar) });
    this.#clear();
    this.stage.skip();
    const refusal = await this.table.undo();
    if (refusal?.why === 'undo-barred') say({ text: barText(refusal.bar) });
  }

  async advise(): Promise<void> {
    const asking = this.asking.value;
    if (asking === null) return say({ text: words.value.play.refusedNotAsked });
    if (this.hint.value !== null) return;
    this.hint.value = 'thinking';
    const hint = await this.table.hint();
    // By now something else may be asked.
    this.hint.value = this.asking.value === asking ? hint : null;
  }

  /** One step back from whatever is open. */
  back(): void {
    if (this.stage.past.value !== null) this.stage.backToNow();
    else if (this.considered.value !== null) this.considered.value = null;
    else if (this.hint.value !== null) this.hint.value = null;
    else if (this.isLogOpen.value) this.isLogOpen.value = false;
    else this.stage.skip();
  }

  close(): void {
    this.stage.close();
  }

  #clear(): void {
    this.considered.value = null;
    this.hint.value = null;
  }
}
