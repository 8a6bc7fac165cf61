import { holds, percent, type Language, type Seat } from '@hoard/kernel';
import { placedAt } from '@hoard/paint';
import { DRAGON } from '../content/content.ts';
import { dragonRoar as content } from '../content/dragonRoar.ts';
import { chanceAgainst } from '../odds/danger.ts';
import { evilForceBase } from '../rules/13-scale.ts';
import { foePower } from '../rules/18-fight.ts';
import { isInTurn, isOnMap } from '../rules/things.ts';
import { GATHERED, NONE, type Board } from '../state/board.ts';
import { figureOf, tokenOf } from '../telling/events.ts';
import { HeroFigure } from './Hero.tsx';
import { liveryOfHero } from './heroes.ts';
import { CENTRES, enemyAt, figureAt } from './layout.ts';
import { Dragon, Dropped, EnemyToken, SiteHouse, SiteName } from './Tokens.tsx';

interface EnemiesProps {
  readonly board: Board;
  /** Who looks at them, or -1. */
  readonly seat: Seat;
  readonly language: Language;
  /** Where the chance is written beside the token. */
  readonly isTold: (space: number) => boolean;
}

/** All enemies on the map, with my chance against each. */
export function Enemies({ board, seat, language, isTold }: EnemiesProps) {
  const base = evilForceBase(board);
  const hero = board.heroes[seat];
  return (
    <>
      {board.enemies.map((enemy, place) => {
        const here = board.enemies.slice(0, place).filter(({ at }) => at === enemy.at).length;
        const chance = hero === undefined || hero.id < 0 ? null : chanceAgainst(board, content, seat, enemy);
        return (
          <g key={enemy.unit} data-piece={tokenOf(enemy.unit)} class="hp-piece" style={placedAt(enemyAt(enemy.at, here))}>
            <EnemyToken
              enemy={enemy}
              chance={chance}
              base={base}
              isTold={isTold(enemy.at)}
              text={chance === null ? '' : percent(chance, language)}
            />
          </g>
        );
      })}
    </>
  );
}

/** The names of Place-Sites. */
export const SiteNames = ({ board, nameOf }: { readonly board: Board; readonly nameOf: (site: number) => string }) => (
  <g aria-hidden="true">{board.sites.map((site, space) => site >= 0 && <SiteName key={space} name={nameOf(site)} space={space} />)}</g>
);

/** Place-Sites, and what lies about. */
export const Sites = ({ board }: { readonly board: Board }) => (
  <g aria-hidden="true">
    {board.sites.map((site, space) => site >= 0 && <SiteHouse key={space} site={site} space={space} />)}
    {board.piles.map(({ number, at }) => (
      <Dropped key={number} at={at} number={number} gold={0} food={0} />
    ))}
    {board.lyingGold.map((gold, at) => {
      const food = board.lyingFood[at]!;
      return gold + food > 0 && <Dropped key={`goods-${at}`} at={at} number={0} gold={gold} food={food} />;
    })}
  </g>
);

/** The ferry, the figures and the Dragon, unless it is in the air. */
export function Pieces({ board, isDragonAway }: { readonly board: Board; readonly isDragonAway: boolean }) {
  const standing = Map.groupBy(
    board.heroes.filter((hero) => hero.id >= 0 && isOnMap(hero)),
    ({ at }) => at,
  );
  const ferry = CENTRES[board.ferry];
  const lair = CENTRES[board.dragon === GATHERED ? content.map.start : content.map.rocks[board.dragon]!];
  return (
    <>
      {ferry !== undefined && (
        <g data-piece="ferry" class="hp-piece" style={placedAt({ x: ferry.x - 24, y: ferry.y + 20 })}>
          <use href="#hp-ferry" transform="scale(.9)" />
        </g>
      )}
      {[...standing.values()].flatMap((here) =>
        here.map((hero, place) => (
          <g key={hero.seat} data-piece={figureOf(hero.seat)} class="piece" style={placedAt(figureAt(hero.at, place, here.length))}>
            <HeroFigure
              livery={liveryOfHero(hero.id)}
              vitality={hero.gems[0]!}
              faith={hero.gems[1]!}
              isActive={isInTurn(board, hero.seat)}
              isAsleep={hero.asleep}
              isHeld={(board.realTime?.heldBy[hero.seat] ?? NONE) !== NONE}
              isWalking={board.realTime !== null && holds(board.realTime.walking, hero.seat)}
            />
          </g>
        )),
      )}
      {lair !== undefined && !isDragonAway && (
        <g data-piece="dragon" class="piece" style={placedAt({ x: lair.x, y: lair.y - 6 })}>
          <Dragon power={foePower(board, content, DRAGON) + evilForceBase(board)} dice={content.numbers.dragon.dice} />
        </g>
      )}
    </>
  );
}
