import type { Content, Skill } from '../content/content.ts';
import type { CardId } from '../content/ids.ts';
import { STATUS } from '../content/names.ts';
import type { SkillFrame } from '../state/battleFrames.ts';
import type { Board } from '../state/board.ts';
import { isSkillCard } from './cards.ts';
import { costOf, suffers } from './combatants.ts';
import { playerOf } from './things.ts';

/** The skill that is activated. */
export const skillOf = (board: Board, content: Content, { hero, skill }: Pick<SkillFrame, 'hero' | 'skill'>): Skill =>
  content.heroes[board.heroes[hero]!.id]!.skills[skill]!;

/** EA-11.2: the Souls that the Soul Burn costs; 0 where it is paid with cards. Equipment makes it cheaper, but never free. */
export function burnPrice(board: Board, content: Content, frame: Pick<SkillFrame, 'hero' | 'skill'>): number {
  const { souls } = skillOf(board, content, frame).burn;
  return souls === 0 ? 0 : Math.max(1, souls + costOf(content, board.heroes[frame.hero]!, 'burn'));
}

/** EA-11.4: cards in hand that may pay; Artifacts are neither blue nor red. */
export function payingCards(board: Board, content: Content, frame: Pick<SkillFrame, 'hero' | 'skill' | 'seat'>): CardId[] {
  const { colour } = skillOf(board, content, frame).burn;
  return playerOf(board, frame.seat).hand.filter((card) => isSkillCard(content, card) && content.cards[card]!.colour === colour);
}

/** The rule by which a Soul Burn is not possible, or null where it is. */
export function canBurn(board: Board, content: Content, frame: Pick<SkillFrame, 'hero' | 'skill' | 'seat'>): string | null {
  if (suffers(board, content, board.heroes[frame.hero]!, STATUS.silence)) return 'EA-11.8';
  const { souls, cards } = skillOf(board, content, frame).burn;
  const isPaid =
    souls > 0 ? playerOf(board, frame.seat).souls >= burnPrice(board, content, frame) : payingCards(board, content, frame).length >= cards;
  return isPaid ? null : 'EA-11.2';
}
