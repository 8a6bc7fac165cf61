import { percent, rounded, type Action } from '@hoard/kernel';
import type { BoardProps } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import { ATTACK_NUMBERS } from '../content/names.ts';
import { dangersOf, type Danger } from '../odds/dangers.ts';
import { intentOf, type SkillIntent } from '../odds/intents.ts';
import { monsterArmour, monsterBonus } from '../rules/combatants.ts';
import { fightersOf } from '../rules/fighters.ts';
import { isBoss } from '../rules/monsters.ts';
import { isLiving, mostHealthOf } from '../rules/things.ts';
import type { Monster } from '../state/battle.ts';
import type { Board, Hero } from '../state/board.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { act, verbOf } from '../state/verbs.ts';
import { heroInWords } from '../telling/sheets.ts';
import { monsterName } from '../telling/names.ts';
import type { Words } from '../words/words.ts';
import type { Prospect } from './blow.ts';
import type { FoeView, IntentView } from './Foes.tsx';
import { heroKey } from './heroes.ts';
import { motionOf } from './motions.ts';
import { creatureOf } from './Portrait.tsx';
import type { AttacksProps, CircleView, StandingView } from './Ring.tsx';
import { effectSign, statusSigns } from './signs.ts';

type Props = BoardProps<EpicSevenArise>;

/** The monsters of the battle, with what the planned blow would do to each. */
export function foesOf(words: Words, props: Props, prospect: Prospect | null, onAim: ((unit: number) => void) | null): FoeView[] {
  const { view, asked, playing, onChoose } = props;
  const board = view.sight;
  const open = new Set(asked?.actions);
  return fightersOf(board, content).map((monster) => {
    const { unit, kind, health, most, statuses, acted } = monster;
    const hit = prospect?.foes.get(unit) ?? null;
    const action = act.foe(unit);
    const onPress = open.has(action) ? () => onChoose(action) : onAim === null ? null : () => onAim(unit);
    const { dice, skills } = intentOf(board, content, monster);
    return {
      unit,
      name: monsterName(words, board, monster),
      picture: creatureOf(content.monsters[kind]!),
      isBoss: isBoss(content, kind),
      health,
      most,
      after: hit === null ? health : Math.max(0, health - hit.dealt),
      armour: monsterArmour(board, content, monster),
      bonus: monsterBonus(board, content, monster),
      statuses: statusSigns(statuses),
      hasActed: acted,
      dice,
      intents: skills.map((intent) => intentView(words, kind, intent)),
      burst: hit === null || hit.numbers.length === 0 ? null : { text: String(hit.dealt), isLethal: hit.dealt >= health },
      isTarget: prospect?.foe === unit,
      label: foeLabel(words, board, monster, hit?.dealt ?? 0),
      onPress,
      motion: motionOf(playing, { unit }),
    };
  });
}

function intentView({ content: named }: Words, kind: number, { faces, skill, strikes }: SkillIntent): IntentView {
  const { name, does } = named.monsters[kind]!.skills[skill]!;
  return {
    faces,
    name,
    sign: effectSign(content.effects[does[0] ?? -1]),
    damage: damageOf(strikes),
    riders: statusSigns(strikes.reduce((bits, { and }) => bits | and, 0)),
  };
}

/** The damage numbers of a skill: `4`, `5+5`. */
const damageOf = (strikes: SkillIntent['strikes']): string =>
  strikes.flatMap(({ damage, cards }) => Array.from({ length: Math.max(1, cards) }, () => damage)).join('+');

/** All of a monster for the ear: `Husk 2, 9 of 13 health, armour 1; Rusty Swing 4 on 1 to 4`. */
function foeLabel(words: Words, board: Board, monster: Monster, dealt: number): string {
  const { board: say, sheet, content: named } = words;
  const { skills } = intentOf(board, content, monster);
  const does = skills.map(({ faces, skill, strikes }) =>
    say.intent(named.monsters[monster.kind]!.skills[skill]!.name, damageOf(strikes), faces[0]!, faces.at(-1)!),
  );
  return [
    monsterName(words, board, monster),
    sheet.health(monster.health, monster.most),
    sheet.armour(monsterArmour(board, content, monster)),
    ...(dealt > 0 ? [words.glance.left(dealt, Math.max(0, monster.health - dealt))] : []),
    ...(monster.acted ? [say.acted] : []),
    ...does,
  ].join(', ');
}

/** The circles of the heroes' tile, with who stands there and what threatens them. */
export function circlesOf(words: Words, props: Props): CircleView[] {
  const { view, asked, playing, considered, onChoose } = props;
  const board = view.sight;
  const tile = content.tiles[board.tiles[board.at]!]!;
  const open = new Set<Action>(asked?.actions);
  const dangers = board.battle === null ? null : dangersOf(board, content);
  const press = (action: Action): (() => void) | null => (open.has(action) ? () => onChoose(action) : null);
  return tile.circles.map((numbers, circle) => {
    const place = board.heroes.findIndex((hero) => hero.circle === circle);
    const hero = board.heroes[place];
    const gone = new Set(board.battle === null ? [] : board.attacks);
    const isBystander = hero === undefined && board.battle !== null && board.battle.bystanderAt === circle && board.battle.bystander > 0;
    const danger = hero === undefined || !isLiving(hero) ? undefined : dangers?.[place];
    return {
      circle,
      numbers: numbers.map((number) => ({ number, isGone: gone.has(number) })),
      standing: hero === undefined ? (isBystander ? bystander(words, board.battle!.bystander) : null) : standingOf(words, hero),
      threat: danger === undefined ? null : threatOf(words, danger),
      label: hero === undefined ? words.board.emptyCircle(numbers.join(' ')) : circleLabel(words, board, hero, numbers, danger),
      onPress: press(act.circle(circle)),
      isChosen: considered === act.circle(circle),
    };
  });

  function standingOf(said: Words, hero: Hero): StandingView {
    const place = board.heroes.indexOf(hero);
    const action = (asked?.actions ?? []).find(
      (one) => one === act.hero(hero.id) || (verbOf(one) === 'potion' && one === act.potion(hero.id)),
    );
    const isTurn = asked !== null && open.has(act.end());
    return {
      hero: heroKey(hero.id),
      name: said.names.hero(hero.id),
      health: hero.health,
      most: mostHealthOf(content, hero),
      shields: hero.shields,
      extra: hero.extra,
      statuses: statusSigns(hero.statuses),
      isActing: board.turn?.hero === place,
      isDead: !isLiving(hero),
      // In a turn potions have buttons of their own: a touch of a portrait should not drink one.
      onPress: action === undefined || isTurn ? null : () => onChoose(action),
      isChosen: false,
      motion: motionOf(playing, { hero: hero.id }),
    };
  }
}

const bystander = ({ board: say }: Words, health: number): StandingView => ({
  hero: 'bystander',
  name: say.bystander,
  health,
  most: health,
  shields: 0,
  extra: 0,
  statuses: [],
  isActing: false,
  isDead: false,
  onPress: null,
  isChosen: false,
  motion: '',
});

/** Chances as they stand under a circle. */
const threatOf = ({ language }: Words, { hit, loss, dies }: Danger): CircleView['threat'] => ({
  hit: percent(hit, language),
  loss: loss < 0.05 ? '' : `-${rounded(loss, language)}`,
  canDie: dies > 0 ? percent(dies, language) : '',
});

function circleLabel(words: Words, board: Board, hero: Hero, numbers: readonly number[], danger: Danger | undefined): string {
  const { board: say, names, language } = words;
  return [
    say.circleOf(names.hero(hero.id), numbers.join(' ')),
    heroInWords(words, board, hero),
    ...(danger === undefined ? [] : [say.chance(percent(danger.hit, language))]),
    ...(danger !== undefined && danger.dies > 0 ? [say.mayDie(percent(danger.dies, language))] : []),
  ].join('; ');
}

/** The twelve numbers: which of them lie face up, which of the others all know, and how many cards are left. */
export function attacksView({ board: say }: Words, { attacks, peeked }: Board): AttacksProps {
  const gone = Array.from({ length: ATTACK_NUMBERS }, (_, place) => attacks.includes(place + 1));
  const left = ATTACK_NUMBERS - content.numbers.attacks.aside - attacks.length;
  const possible = gone.flatMap((isGone, place) => (isGone ? [] : [place + 1]));
  return { gone, known: peeked, left: say.attacksLeft(left), label: say.attacks(possible.join(' '), left) };
}
