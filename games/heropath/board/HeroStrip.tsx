import { percent } from '@hoard/kernel';
import { Icon, Mark, type BoardProps } from '@hoard/paint';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { dragonOdds } from '../odds/dragon.ts';
import { powersOf } from '../odds/power.ts';
import { isFallen } from '../rules/things.ts';
import { NONE } from '../state/board.ts';
import type { Heropath } from '../state/types.ts';
import { CardPicture, CardPowers } from './CardTile.tsx';
import { weighedSeat } from './DragonBar.tsx';
import { Embers } from './Embers.tsx';
import { Ear, Sockets } from './Gems.tsx';
import { liveryOfSeat } from './heroes.ts';
import { openPanel } from './opened.ts';
import { SIGNS } from './pictures.ts';
import { Portrait } from './Portrait.tsx';
import { wordsIn } from './speech.ts';
import './heroStrip.css';

/** Below the map where there is room: my gems, what a challenge is made of, what I wear and own. In the hand only the doors to it. */
export function HeroStrip(props: BoardProps<Heropath>) {
  const { view, language, voices } = props;
  const board = view.sight;
  const words = wordsIn(language);
  const { panels: say } = words;
  const seat = weighedSeat(props);
  const hero = board.heroes[seat];
  if (hero === undefined || hero.id === NONE || board.round === 0) return null;
  const odds = dragonOdds(board, content, seat);
  const powers = powersOf(content, hero);
  const wearing = hero.worn.map((card, square) => ({ card, square }));
  return (
    <section class="hp-strip" style={{ '--livery': liveryOfSeat(board, seat).css }}>
      <Mark of="hp-strip" />
      <div class="hp-strip-who">
        <Portrait hero={hero.id} />
        <span>
          <b>{voices.nameOf(seat)}</b>
          <small>{words.names.hero(hero.id)}</small>
          <Embers words={words} board={board} hero={hero} />
        </span>
      </div>
      {isFallen(hero) ? (
        <p class="hp-fallen">
          <b>{say.fallenHead}</b> {say.fallen}
        </p>
      ) : (
        <>
          <Sockets gems={hero.gems} most={content.numbers.gems} names={words.attributes} signs={words.attributeSigns} />
          <div class="hp-strip-powers">
            <span class="of-dragon">
              <small>{say.againstDragon}</small>
              <b>{powers.dragon}</b>
              <small>{odds.fire > 0 ? say.fire(odds.fire) : percent(odds.now, language)}</small>
            </span>
            <span class="of-enemies">
              <small>{say.againstEnemies}</small>
              <b>{powers.enemies}</b>
            </span>
          </div>
          <button type="button" class="hp-strip-worn" onClick={() => openPanel('gear')}>
            <Ear>{say.openGear}</Ear>
            {wearing.map(({ card, square }) => (
              <span key={square} class={card === NONE ? 'free' : ''} title={card === NONE ? say.squares[square] : words.names.card(card)}>
                {card === NONE ? (
                  <Icon path={SQUARE_SIGNS[square]!} size="1.1em" />
                ) : (
                  <>
                    <CardPicture id={content.cards[card]!.id} />
                    <CardPowers words={words} hero={hero} card={card} />
                  </>
                )}
              </span>
            ))}
          </button>
        </>
      )}
      <div class="hp-strip-owned">
        <span class="hp-supply">
          <Icon path={SIGNS.gold} /> <b>{hero.gold}</b> <Ear>{words.supplies[0]}</Ear>
          <Icon path={SIGNS.food} /> <b>{hero.food}</b> <Ear>{words.supplies[1]}</Ear>
          {hero.leeches > 0 && (
            <>
              <Icon path={SIGNS.leech} /> <b>{hero.leeches}</b> <Ear>{words.sheet.leeches(hero.leeches)}</Ear>
            </>
          )}
        </span>
        <Door panel="gear" path={SIGNS.gear} text={say.gear} />
        <Door panel="display" path={SIGNS.cards} text={say.forSale} />
        <Door panel="index" path={SIGNS.search} text={say.index} />
      </div>
    </section>
  );
}

/** What an empty square shows. */
export const SQUARE_SIGNS: readonly string[] = [SIGNS.hand, SIGNS.otherHand, SIGNS.head, SIGNS.body, SIGNS.general];

interface DoorProps {
  readonly panel: Parameters<typeof openPanel>[0];
  readonly path: string;
  readonly text: string;
}

const Door = ({ panel, path, text }: DoorProps) => (
  <button type="button" class="button quiet hp-door" title={text} onClick={() => openPanel(panel)}>
    <Icon path={path} size="1.4em" />
    <span>{text}</span>
  </button>
);
