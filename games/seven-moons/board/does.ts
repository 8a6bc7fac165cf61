import type { Seat } from '@hoard/kernel';
import type { Language } from '@hoard/paint';
import { ANY, type Band, type Effect, type Effects } from '../content/content.ts';
import { dragonReach as content } from '../content/dragonReach.ts';
import { heroOf, together } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { allyName, kindName } from './names.ts';
import { wordsIn } from './words.ts';

/** What effects do to a seat, in a few words: `5 gold, 2 crystals`. */
export function doesInWords(effects: Effects, board: Board, seat: Seat, language: Language): string {
  const say = wordsIn(language);
  const { does } = say;
  const listed = (rows: Effects): string =>
    [...new Set(rows.map((row) => inWords(content.effects[row]!)))].filter((part) => part !== '').join(', ');
  const orNothing = (rows: Effects): string => listed(rows) || does.nothing;
  const banded = (bands: readonly Band[]): string =>
    bands.map(({ upTo, does: rows }, place) => does.band((bands[place - 1]?.upTo ?? 0) + 1, upTo, orNothing(rows))).join('; ');

  function inWords(effect: Effect): string {
    switch (effect.do) {
      case 'gainGold':
        return say.sheet.gold(effect.n);
      case 'loseGold':
        return does.loseGold(effect.n);
      case 'gainGoldRolled':
        return does.goldRolled(effect.plus);
      case 'gainResource':
        return effect.kind === ANY ? does.anyResource(effect.n) : `${effect.n} ${kindName(effect.kind, language)}`;
      case 'loseResource':
        return does.loseResource(effect.n);
      case 'cityGain':
        return does.cityGain(effect.kind === ANY ? does.anyResource(1) : kindName(effect.kind, language));
      case 'send':
        return does.send(effect.n);
      case 'gainCrystal':
        return say.sheet.crystals(effect.n);
      case 'recruit':
        return does.recruit(allyName(effect.ally, language));
      case 'peekDeck':
        return does.peekDeck(effect.n);
      case 'gainArtefact':
      case 'gainHorse':
      case 'peekRival':
      case 'advance':
      case 'choose':
      case 'endTurn':
        return does[effect.do];
      case 'moveTo':
        return effect.to === 'home' ? does.home : effect.chooser === 'left' ? does.sent : does.moved;
      case 'roll':
        return banded(effect.bands);
      case 'fight':
        return does.fight(effect.target, orNothing(effect.won), orNothing(effect.lost));
      case 'byMount':
        return listed(effect.does[heroOf(board, seat).mount]);
      case 'byMode':
        return listed(together(board.mode) ? effect.together : effect.competitive);
      case 'drawFaerie':
        return board.faerieFolk ? does.drawFaerie : '';
      case 'drawQuest':
        return does.drawQuest(listed(effect.otherwise));
      case 'bonusNextMove':
        return does.bonusNextMove(effect.n);
      case 'setMarketDie':
        return does.setMarketDie(effect.n);
    }
  }

  return listed(effects);
}

/** What a choice of a card brings, or nothing if nothing is chosen there. */
export function optionInWords(choosing: number, option: number, board: Board, seat: Seat, language: Language): string {
  const effect = content.effects[choosing];
  const does = effect?.do === 'choose' ? effect.options[option]?.does : undefined;
  if (does === undefined) return '';
  return doesInWords(does, board, seat, language) || wordsIn(language).does.nothing;
}
