import type { Seat } from '@hoard/kernel';
import { ANY, type Band, type Effect, type Effects } from '../content/content.ts';
import { heroOf, together } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import type { Words } from '../words/words.ts';

/** What effects do to a seat, in a few words: `5 gold, 2 crystals`. */
export function effectsInWords(words: Words, board: Board, seat: Seat, effects: Effects): string {
  const { content, effects: say, sheet, resources } = words;
  const listed = (rows: Effects): string =>
    [...new Set(rows.map((row) => inWords(content.effects[row]!)))].filter((part) => part !== '').join(', ');
  const orNothing = (rows: Effects): string => listed(rows) || say.nothing;
  const banded = (bands: readonly Band[]): string =>
    bands.map(({ upTo, does }, place) => say.band((bands[place - 1]?.upTo ?? 0) + 1, upTo, orNothing(does))).join('; ');

  function inWords(effect: Effect): string {
    switch (effect.do) {
      case 'gainGold':
        return sheet.gold(effect.n);
      case 'loseGold':
        return say.loseGold(effect.n);
      case 'gainGoldRolled':
        return say.goldRolled(effect.plus);
      case 'gainResource':
        return effect.kind === ANY ? say.anyResource(effect.n) : `${effect.n} ${resources[effect.kind]}`;
      case 'loseResource':
        return say.loseResource(effect.n);
      case 'cityGain':
        return say.cityGain(effect.kind === ANY ? say.anyResource(1) : resources[effect.kind]!);
      case 'send':
        return say.send(effect.n);
      case 'gainCrystal':
        return sheet.crystals(effect.n);
      case 'recruit':
        return say.recruit(content.allies[effect.ally]!.name);
      case 'peekDeck':
        return say.peekDeck(effect.n);
      case 'gainArtefact':
      case 'gainHorse':
      case 'peekRival':
      case 'advance':
      case 'endTurn':
        return say[effect.do];
      case 'choose':
        return say.choose(effect.options.map(({ does }) => orNothing(does)));
      case 'moveTo':
        return effect.to === 'home' ? say.home : effect.chooser === 'left' ? say.sent : say.moved;
      case 'roll':
        return banded(effect.bands);
      case 'fight':
        return say.fight(effect.target, orNothing(effect.won), orNothing(effect.lost));
      case 'byMount':
        return listed(effect.does[heroOf(board, seat).mount]);
      case 'byMode':
        return listed(together(board.mode) ? effect.together : effect.competitive);
      case 'drawFaerie':
        return board.faerieFolk ? say.drawFaerie : '';
      case 'drawQuest':
        return say.drawQuest(listed(effect.otherwise));
      case 'bonusNextMove':
        return say.bonusNextMove(effect.n);
      case 'setMarketDie':
        return say.setMarketDie(effect.n);
    }
  }

  return listed(effects);
}

/** What an option of a card does; nothing at all where nothing is chosen. */
export function optionOf({ content }: Words, choosing: number, option: number): Effects | undefined {
  const effect = content.effects[choosing];
  return effect?.do === 'choose' ? effect.options[option]?.does : undefined;
}

/** What a choice of a card brings, or nothing if nothing is chosen there. */
export function optionInWords(words: Words, board: Board, seat: Seat, choosing: number, option: number): string {
  const does = optionOf(words, choosing, option);
  return does === undefined ? '' : effectsInWords(words, board, seat, does) || words.effects.nothing;
}
