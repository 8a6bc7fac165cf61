import type { BoardProps } from '@hoard/paint';
import type { Action } from '@hoard/kernel';
import { covenant as content } from '../content/covenant.ts';
import { inStock, priceOf } from '../rules/05-merchant.ts';
import { ARTIFACT, SKILL } from '../rules/cards.ts';
import { playerOf, scoreOf } from '../rules/things.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { act } from '../state/verbs.ts';
import { activeSeat, outerFrame } from '../telling/frames.ts';
import { spendingInWords } from '../telling/spending.ts';
import { faceOfSeat } from './heroes.ts';
import { wordsIn } from './speech.ts';
import { Stall, type ShelfView } from './Stall.tsx';

/** The Merchant: three piles, what they cost, and whose turn it is. */
export function MerchantScene(props: BoardProps<EpicSevenArise>) {
  const { view, asked, denials, voices, language, onChoose, onWhy } = props;
  const words = wordsIn(language);
  const { board: say, sheet } = words;
  const board = view.sight;
  const seat = activeSeat(view);
  const item = outerFrame(view, 'merchant')?.item ?? -1;
  const isPaying = outerFrame(view, 'merchant')?.at === 'pay';
  const shelf = (kind: ShelfView['kind'], place: number, action: Action, title: string, text: string, left: string): ShelfView => {
    const price = priceOf(board, content, place);
    const isOpen = asked?.actions.includes(action) ?? false;
    const denial = denials.find((denied) => denied.action === action);
    const after = asked !== null && isOpen ? spendingInWords(words, board, asked.seat, action) : '';
    return {
      kind,
      title,
      text,
      left,
      after,
      price,
      isChosen: isPaying && item === place,
      label: [`${title}: ${text}`, say.stones(price), left, ...(after === '' ? [] : [after])].join('; '),
      onPress: isOpen ? () => onChoose(action) : denial === undefined ? null : () => onWhy(denial),
    };
  };
  const { merchant } = say;
  return (
    <Stall
      title={merchant.title}
      says={merchant.says[board.round % merchant.says.length]!}
      yourTurn={merchant.buys}
      buyers={board.order.map((one, place) => ({
        key: String(one),
        hero: faceOfSeat(board, one) ?? 'H1',
        rank: say.ranks[place]!,
        name: voices.nameOf(one),
        score: sheet.score(scoreOf(content, playerOf(board, one))),
        isNow: one === seat,
      }))}
      shelves={[
        shelf('potion', 0, act.potions(1), merchant.potion, merchant.potionText, merchant.left(board.potions)),
        shelf('skill', 1, act.skillCard(), merchant.skill, merchant.skillText, merchant.inDeck(inStock(board, SKILL))),
        shelf('artifact', 2, act.artifact(), merchant.artifact, merchant.artifactText, merchant.inDeck(inStock(board, ARTIFACT))),
      ]}
    />
  );
}
