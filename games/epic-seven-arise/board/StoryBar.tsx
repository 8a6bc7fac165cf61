import { capitalised } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import { TERRAINS } from '../content/names.ts';
import { chapterOf } from '../rules/things.ts';
import type { Board } from '../state/board.ts';
import { storyTold } from '../telling/story.ts';
import { inBits } from '../words/bits.ts';
import type { Words } from '../words/words.ts';
import { SIGN_PICTURES } from './signPictures.ts';
import { EaSign, Skulls } from './Tokens.tsx';

/** The face-up Story card as one line, and the Skulls up to their limit. */
export function StoryBar({ words, board }: { readonly words: Words; readonly board: Board }) {
  const { board: say } = words;
  const { name, objective, progress, isCompleted, round, deadline, skulls, skullLimit, line } = storyTold(words, board);
  return (
    <section class="ea-story" aria-label={say.story}>
      <Icon path={SIGN_PICTURES.scroll} size="1.8rem" />
      <div class="ea-story-words" title={line}>
        <b>{name === '' ? words.names.chapter(board.chapter) : name}</b>
        <span class={isCompleted ? 'done' : ''}>
          <span class="ea-story-round">
            {capitalised(say.round(round, deadline))}
            {objective === '' ? '' : ' · '}
          </span>
          {isCompleted ? <EaSign sign="check" /> : null}
          {progress === '' ? '' : <b>{progress} </b>}
          {objective}
        </span>
      </div>
      {board.gate >= 0 && (
        <span class="ea-gate">
          <EaSign sign="gate" size="1.3em" /> {say.gate(board.gate)}
        </span>
      )}
      <Skulls count={skulls} limit={skullLimit} marks={marksOf(words, board)} label={say.skulls(skulls, skullLimit)} />
    </section>
  );
}

/** What the Skull table brings, in a word or two for each threshold. */
const marksOf = ({ terrains, board: say }: Words, board: Board) =>
  chapterOf(board, content).skullTable.map(({ skulls, terrain, status }) => ({
    at: skulls,
    text: say.mark(terrains[TERRAINS[terrain]!], inBits(status)[0]!),
  }));
