import { argumentOf, percent, type Action, type Denial } from '@hoard/kernel';
import { AnswerButton, type AskedProps, Icon, useLater } from '@hoard/paint';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { DRAGON } from '../content/names.ts';
import { fightOdds } from '../odds/clash.ts';
import { chanceIn } from '../odds/throws.ts';
import type { Heropath } from '../state/types.ts';
import { verbOf } from '../state/verbs.ts';
import type { Words } from '../words/words.ts';
import { CardAnswer } from './CardAnswer.tsx';
import { Embers } from './Embers.tsx';
import { Fold } from './Fold.tsx';
import { Destinations, PlannedJourney } from './Journeys.tsx';
import { isCall } from './calls.ts';
import { bestJourney, journeysOf } from './journeys.ts';
import { openPanel } from './opened.ts';
import { SIGNS } from './pictures.ts';
import { wordsIn } from './speech.ts';

type Kind = keyof Words['panels']['deeds'];

/** The kinds of action, by the verbs that begin them. */
const VERBS: Readonly<Record<Kind, readonly Heropath['verb'][]>> = {
  fight: ['fight'],
  dragon: ['dragon'],
  ritual: ['ritual'],
  travel: ['travel'],
  visit: ['visit'],
  rest: ['rest'],
  encounter: ['ambush', 'thieve', 'snatch'],
};
const KINDS = Object.keys(VERBS) as Kind[];

/** What lies behind a sign or a fold. */
type Part = Kind | 'cards' | 'drop';

function partOf(action: Action): Part | null {
  const verb = verbOf(action);
  if (verb === 'play') return 'cards';
  return verb.startsWith('drop') ? 'drop' : (KINDS.find((kind) => VERBS[kind].includes(verb)) ?? null);
}

/** The foe of an answer; null where it is no battle. */
const foeIn = (action: Action): number | null =>
  verbOf(action) === 'dragon' ? DRAGON : verbOf(action) === 'fight' ? argumentOf(action) : null;

/** A turn: the embers, a sign for each kind of action, and behind each what it leads to. A battle is looked at before it is begun. */
export function TurnAnswers(props: AskedProps<Heropath> & { readonly places: ComponentChildren }) {
  const { asked, planned, denials, main, language, onPlan, onUnfold } = props;
  const words = wordsIn(language);
  const { panels: say } = words;
  const board = asked.view.sight;
  const hero = board.heroes[asked.seat]!;
  const mainKind = main === null ? null : partOf(main);
  const [opened, open] = useState<Part | null>(null);
  const suggest = (): void => onPlan(bestJourney(asked, journeysOf(asked))?.plan ?? []);
  // In Real Time what others do changes the answers, but not what one is about to do.
  useEffect(() => {
    open(null);
    // Where Travel looks best, the way lies there already: it shows its price, and a button goes it.
    if (mainKind === 'travel' && planned.length === 0) suggest();
  }, [board.realTime === null ? asked.actions : `${hero.actions} ${hero.at}`]);
  const shown = opened ?? mainKind;
  /** Where one travels to is looked at on the map; all else is read. */
  const turnTo = (part: Part | null): void => {
    open(part);
    if (part !== null && part !== 'travel') onUnfold();
  };
  const of = (kind: Kind): Action[] => asked.actions.filter((action) => VERBS[kind].includes(verbOf(action)));
  const cards = asked.actions.filter((action) => verbOf(action) === 'play');
  const drops = asked.actions.filter((action) => verbOf(action).startsWith('drop'));
  const listed = new Set([...KINDS.flatMap(of), ...cards, ...drops]);
  const others = asked.actions.filter((action) => !listed.has(action) && !isCall(action));

  return (
    <div class="hp-turn">
      <PlannedJourney {...props} />
      <div class="hp-kinds">
        {KINDS.map((kind) => (
          <KindButton
            key={kind}
            kind={kind}
            name={say.deeds[kind]}
            actions={of(kind)}
            denial={denials.find(({ action }) => VERBS[kind].includes(verbOf(action))) ?? null}
            isOpen={shown === kind}
            isMain={mainKind === kind && shown === kind}
            props={props}
            onOpen={() => {
              const isOpen = opened === kind || (opened === null && kind === mainKind && kind !== 'travel');
              turnTo(isOpen ? null : kind);
              if (kind !== 'travel' || isOpen) onPlan([]);
              else suggest();
            }}
          />
        ))}
      </div>
      <div class="hp-doors">
        <Embers words={words} board={board} hero={hero} />
        <SmallDoor text={say.openGear} path={SIGNS.gear} onPress={() => openPanel('gear')} />
        <SmallDoor text={say.forSale} path={SIGNS.cards} onPress={() => openPanel('display')} />
        <SmallDoor text={say.index} path={SIGNS.search} onPress={() => openPanel('index')} />
      </div>
      {shown !== null && shown !== 'cards' && shown !== 'drop' && <Behind props={props} words={words} kind={shown} actions={of(shown)} />}
      <div class="hp-other-answers">
        {others.map((action, index) => (
          <AnswerButton key={action} props={props} action={action} number={index + 2} />
        ))}
        {cards.length > 0 && (
          <Fold
            text={say.playCard}
            count={cards.length}
            isOpen={shown === 'cards'}
            onPress={() => turnTo(shown === 'cards' ? null : 'cards')}
          />
        )}
        {drops.length > 0 && (
          <Fold text={say.drop} count={drops.length} isOpen={shown === 'drop'} onPress={() => turnTo(shown === 'drop' ? null : 'drop')} />
        )}
      </div>
      {shown === 'cards' && (
        <div class="hp-card-answers">
          {cards.map((action) => (
            <CardAnswer key={action} props={props} action={action} />
          ))}
        </div>
      )}
      {shown === 'drop' && (
        <div class="hp-other-answers">
          {drops.map((action) => (
            <AnswerButton key={action} props={props} action={action} />
          ))}
        </div>
      )}
    </div>
  );
}

interface KindButtonProps {
  readonly kind: Kind;
  readonly name: string;
  readonly actions: readonly Action[];
  readonly denial: Denial | null;
  readonly isOpen: boolean;
  readonly isMain: boolean;
  readonly props: AskedProps<Heropath>;
  readonly onOpen: () => void;
}

/** A kind of action as a sign: it acts at once where there is nothing to choose or to weigh; what is not possible says why. */
function KindButton({ kind, name, actions, denial, isOpen, isMain, props, onOpen }: KindButtonProps) {
  const { telling, voices, onChoose, onWhy } = props;
  const [only, ...more] = actions;
  if (only === undefined && (denial === null || kind === 'ritual' || kind === 'dragon')) return null;
  const isDirect = only !== undefined && more.length === 0 && foeIn(only) === null && kind !== 'ritual' && kind !== 'travel';
  const press = (): void => {
    if (only === undefined) onWhy(denial!);
    else if (isDirect) onChoose(only);
    else onOpen();
  };
  return (
    <button
      type="button"
      class={`hp-kind of-${kind} ${isMain ? 'main' : ''}`}
      aria-disabled={only === undefined}
      aria-expanded={isDirect || only === undefined ? undefined : isOpen}
      title={only === undefined ? telling.denial(denial!, voices) : name}
      onClick={press}
    >
      <Icon path={kind === 'dragon' ? SIGNS.dragon : SIGNS[kind]} size="1.7em" />
      <span>{name}</span>
    </button>
  );
}

interface BehindProps {
  readonly props: AskedProps<Heropath>;
  readonly words: Words;
  readonly kind: Kind;
  readonly actions: readonly Action[];
}

/** What a kind of action leads to: the battle with all its summands, or what there is to choose from. */
function Behind({ props, words, kind, actions }: BehindProps) {
  const { asked, voices, language } = props;
  const board = asked.view.sight;
  const [first] = actions;
  const [picked, pick] = useState<Action | null>(null);
  // Whoever stands before no enemy does without it.
  const battle = useLater(first !== undefined && foeIn(first) !== null, () => import('./BattlePanel.tsx'));
  if (first === undefined) return null;
  if (kind === 'travel') return <Destinations {...props} />;
  const chosen = picked !== null && actions.includes(picked) ? picked : first;
  const foe = foeIn(chosen);
  if (foe === null)
    return (
      <div class="hp-other-answers">
        {actions.map((action, index) => (
          <AnswerButton key={action} props={props} action={action} number={index + 1} kind="wide">
            <Icon path={SIGNS[kind === 'dragon' ? 'dragon' : kind]} size="1.4em" />
          </AnswerButton>
        ))}
      </div>
    );
  return (
    <>
      {actions.length > 1 && (
        <div class="hp-other-answers" role="group">
          {actions.map((action) => (
            <button key={action} type="button" class="button" aria-pressed={action === chosen} onClick={() => pick(action)}>
              {props.telling.option(action, voices, asked)}{' '}
              <b>{percent(chanceIn(fightOdds(board, content, asked.seat, foeIn(action)!)), language)}</b>
            </button>
          ))}
        </div>
      )}
      {battle !== null && (
        <battle.BattlePanel words={words} board={board} seat={asked.seat} foe={foe} name={voices.nameOf(asked.seat)}>
          <AnswerButton props={{ ...props, main: chosen }} action={chosen} number={1} kind="large">
            <Icon path={foe === DRAGON ? SIGNS.dragon : SIGNS.fight} size="1.4em" />
          </AnswerButton>
        </battle.BattlePanel>
      )}
    </>
  );
}

const SmallDoor = ({ text, path, onPress }: { readonly text: string; readonly path: string; readonly onPress: () => void }) => (
  <button type="button" class="hp-kind door" title={text} onClick={onPress}>
    <span class="map-hidden">{text}</span>
    <Icon path={path} size="1.7em" />
  </button>
);
