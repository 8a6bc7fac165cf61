import { argumentOf, frameOf, inGroups, liesNearest, type Action, type Asked, type Group, type Placed, type Voices } from '@hoard/kernel';
import { waiting, type Waiting } from '../odds/waiting.ts';
import type { DragonAttack } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import { isTruce } from '../words/deal.ts';
import type { Words } from '../words/en.ts';
import { glanceAt } from './preview.ts';
import type { Speech } from './speech.ts';

type GroupId = keyof Words['groups'];

/** Those that the map tells as well. */
const DRAWN: ReadonlySet<GroupId> = new Set(['unknown', 'free', 'sail', 'step', 'throw']);
const PLACES: ReadonlySet<GroupId> = new Set([...DRAWN, 'dragon', 'home', 'monster', 'player', 'seen']);

/** By what waits at the end of a move. */
const ENDS: { readonly [kind in Waiting['kind']]: GroupId } = {
  dragon: 'dragon',
  home: 'home',
  monster: 'monster',
  player: 'player',
  seen: 'seen',
  unknown: 'unknown',
  harbour: 'sail',
  nothing: 'free',
};

/** All answers to a question, by what waits there; what matters most comes first. */
export function groupsOf(speech: Speech, asked: Asked<DragonAttack>, voices: Voices): Group[] {
  const placed = asked.actions.map((action): Placed<GroupId> => {
    const { group, text } = placeOf(speech, asked, action, voices);
    const note = glanceAt(speech, asked, action, voices);
    return { action, group, text, note, ...(PLACES.has(group) && { under: speech.words.groups[group] }) };
  });
  return inGroups(speech.words.groups, placed).map(({ id, ...group }): Group => {
    if (DRAWN.has(id)) return { ...group, drawn: true };
    return liesNearest(speech.game, asked, group.items[0]!.action) ? { ...group, byEnter: true } : group;
  });
}

function placeOf(
  { game, words }: Speech,
  asked: Asked<DragonAttack>,
  action: Action,
  voices: Voices,
): Pick<Placed<GroupId>, 'group' | 'text'> {
  const verb = verbOf(action);
  switch (verb) {
    case 'walk':
      return { group: ENDS[waiting(game, asked, action).kind], text: words.names.listedSpace(argumentOf(action)) };
    case 'sail':
    case 'step':
    case 'throw':
      return { group: verb, text: words.names.listedSpace(argumentOf(action)) };
    case 'give':
    case 'ask':
      return { group: verb, text: words.names.counter(argumentOf(action)) };
    default:
      return { group: 'act', text: optionOf(words, action, voices, asked) };
  }
}

/** An answer in a few words; an offer of nothing is called what it means. */
export function optionOf(words: Words, action: Action, voices: Voices, asked?: Asked<DragonAttack>): string {
  const verb = verbOf(action);
  return verb === 'offer' && asked !== undefined && draftsTruce(asked) ? words.offerTruce : words.options[verb](argumentOf(action), voices);
}

function draftsTruce(asked: Asked<DragonAttack>): boolean {
  const frame = frameOf<DragonAttack>(asked);
  return frame?.k === 'meeting' && isTruce({ give: frame.draft.fromMover, get: frame.draft.fromOther });
}

/** What a person may type for an answer besides its key. */
export function aliasesOf({ names, truce }: Words, action: Action, voices: Voices): string[] {
  const argument = argumentOf(action);
  switch (verbOf(action)) {
    case 'sail':
    case 'walk':
    case 'step':
    case 'throw':
      return [names.space(argument)];
    case 'give':
    case 'ask':
      return [names.bareCounter(argument)];
    case 'meet':
      return [voices.nameOf(argument)];
    case 'offer':
      return [truce];
    default:
      return [];
  }
}
