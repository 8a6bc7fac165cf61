import type { Seat } from '@hoard/kernel';
import type { Language } from '@hoard/paint';
import { dragonReach as content } from '../content/dragonReach.ts';
import { nextStepOf } from '../rules/10-quests.ts';
import { sumOf, together } from '../rules/things.ts';
import type { Board, Hero } from '../state/board.ts';
import { doesInWords } from './does.ts';
import { contentIn, goodsNames, hexName } from './names.ts';
import { questHexes } from './places.ts';
import { showHex } from './showHex.ts';
import { wordsIn } from './words.ts';

/** The quest with its next step. */
export function QuestOf({ board, seat, language }: { readonly board: Board; readonly seat: Seat; readonly language: Language }) {
  const say = wordsIn(language).sheet;
  const hero = board.heroes[seat]!;
  const step = nextStepOf(content, hero);
  const [first] = questHexes(board, seat);
  if (step === null && hero.done.length === 0) return null;
  return (
    <section class="sm-part">
      <h3>
        {say.quest} {hero.done.length > 0 && <small>{say.done(hero.done.length)}</small>}
      </h3>
      {step !== null && (
        <p class="sm-quest">
          <b>{contentIn(language).questCards[hero.quest]!.name}</b>{' '}
          <small>{say.questStep(hero.step + 1, content.questCards[hero.quest]!.steps.length)}</small>
          <br />
          {stepInWords(hero, language)}
          <br />
          <small>{say.reward(rewardInWords(board, seat, language))}</small>
          {first !== undefined && (
            <button type="button" class="button quiet" onClick={() => showHex(first)}>
              {say.showOnMap}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

/** What the quest brings, and the points of every quest (SM-10.8). */
const rewardInWords = (board: Board, seat: Seat, language: Language): string =>
  [
    doesInWords(content.questCards[board.heroes[seat]!.quest]!.reward, board, seat, language),
    ...(together(board.mode) ? [] : [wordsIn(language).glance.worth(content.numbers.score.quest)]),
  ].join(', ');

function stepInWords(hero: Hero, language: Language): string {
  const say = wordsIn(language).quest;
  const step = nextStepOf(content, hero)!;
  const where = typeof step.at === 'number' ? say.at(hexName(step.at, language)) : say[step.at];
  return [
    step.elsewhere ? say.elsewhere(where) : where,
    ...(sumOf(step.give) > 0 ? [say.give(goodsNames(step.give, language))] : []),
    ...(step.fight === null ? [] : [say.fight(step.fight.target)]),
    ...(step.token === 'take' ? [say.take] : step.token === 'handOver' ? [say.handOver] : []),
  ].join(', ');
}
