import type { HexId } from '../content/ids.ts';
import type { Fact, Language, Seat, Sheet, SheetPart } from '@hoard/kernel';
import { Icon, SheetSection, type BoardProps, type SheetDress } from '@hoard/paint';
import { RESOURCES } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import type { Hero } from '../state/board.ts';
import type { SevenMoons } from '../state/types.ts';
import { questHexes } from '../telling/places.ts';
import { liveryOfHero } from './heroes.ts';
import { PICTURES } from './pictures.ts';
import { Secrets } from './Secrets.tsx';
import { showHex } from './showHex.ts';
import { signOf } from './signs.ts';
import { wordsIn } from './speech.ts';
import './goods.css';
import './sheets.css';

/** What every hero has; in the siege the walls show it. */
export function dressOf({ view, asked, telling, voices, language }: BoardProps<SevenMoons>): SheetDress | null {
  const board = view.sight;
  if (board.moon >= content.numbers.moons.last) return null;
  const heroOf = (seat: Seat): Hero => board.heroes[seat]!;
  return {
    sheets: telling.sheets(view, voices),
    words: wordsIn(language).sheet,
    own: asked?.seat ?? view.viewer,
    liveryOf: (seat) => liveryOfHero(heroOf(seat).city),
    pictureOf: (sign) => (sign === 'points' ? '' : signOf(sign)),
    drawFact: (fact, { seat }) => (fact.sign === 'pack' ? <PackStrip fact={fact} hero={heroOf(seat)} /> : undefined),
    drawPart: (part, sheet) => {
      if (part.id === 'city') return <City part={part} sheet={sheet} hero={heroOf(sheet.seat)} />;
      if (part.id === 'quest') return <Quest part={part} hex={questHexes(content, board, sheet.seat)[0]} language={language} />;
      return part.id === 'secrets' || part.id === 'seen' ? <Secrets part={part} language={language} /> : undefined;
    },
  };
}

/** The goods one by one. */
const PackStrip = ({ fact: { label }, hero }: { readonly fact: Fact; readonly hero: Hero }) => (
  <span class="sm-pack-strip">
    <span class="map-hidden">{label}</span>
    {RESOURCES.map(
      (kind, row) =>
        hero.goods[row]! > 0 && (
          <span key={kind} class={`good-token ${kind}`} aria-hidden="true">
            <Icon path={PICTURES[kind]} size="1em" />
            {hero.goods[row]}
          </span>
        ),
    )}
  </span>
);

interface CityProps {
  readonly part: SheetPart;
  readonly sheet: Sheet;
  readonly hero: Hero;
}

/** Three plots for strongholds with what waits there, and six plinths for allies. */
function City({ part, sheet, hero }: CityProps) {
  const [strongholds, ...peoples] = part.items;
  return (
    <SheetSection part={part}>
      <div class="sm-city">
        <span class="map-hidden">{strongholds!.name}</span>
        <ul class="sm-plots" aria-hidden="true">
          {Array.from({ length: content.numbers.strongholds }, (_, index) => (
            <li key={index} class={index < hero.strongholds ? 'built' : 'plot'}>
              {index < hero.strongholds ? (
                <Icon path={PICTURES.tower} size="1.7em" />
              ) : (
                RESOURCES.map((kind, row) => (
                  <i key={kind} class={hero.waiting[row]! > index - hero.strongholds ? `good-token ${kind}` : 'wanted'}>
                    <Icon path={PICTURES[kind]} size=".8em" />
                  </i>
                ))
              )}
            </li>
          ))}
        </ul>
        <span class="map-hidden">{sheet.facts.find(({ sign }) => sign === 'allies')!.label}</span>
        <ul class="sm-plinths" aria-hidden="true">
          {peoples.map(({ sign, name, isFree }) => (
            <li key={sign} class={isFree ? '' : 'here'} title={name}>
              <Icon path={signOf(sign)} size="1.2em" />
            </li>
          ))}
        </ul>
      </div>
    </SheetSection>
  );
}

interface QuestProps {
  readonly part: SheetPart;
  /** Where its next step can be taken. */
  readonly hex: HexId | undefined;
  readonly language: Language;
}

/** The quest with its next step. */
function Quest({ part, hex, language }: QuestProps) {
  const [quest, step, reward] = part.items;
  return (
    <SheetSection part={part}>
      {quest !== undefined && (
        <p class="sm-quest">
          <b>{quest.name}</b> <small>{quest.does}</small>
          <br />
          {step!.name}
          <br />
          <small>{reward!.name}</small>
          {hex !== undefined && (
            <button type="button" class="button quiet" onClick={() => showHex(hex)}>
              {wordsIn(language).sheet.showOnMap}
            </button>
          )}
        </p>
      )}
    </SheetSection>
  );
}
