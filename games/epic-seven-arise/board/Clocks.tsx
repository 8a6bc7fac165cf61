import type { ViewOf, Voices } from '@hoard/kernel';
import { covenant as content } from '../content/covenant.ts';
import { dreadClock } from '../odds/dread.ts';
import { bossIn } from '../rules/fighters.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { missionOf } from '../telling/mission.ts';
import type { Words } from '../words/words.ts';
import { Dread } from './Dread.tsx';
import { creatureOf } from './Portrait.tsx';
import { EaSign } from './Tokens.tsx';
import { Tray } from './Tray.tsx';

interface ClocksProps {
  readonly words: Words;
  readonly view: ViewOf<EpicSevenArise>;
  readonly voices: Voices;
}

/** What runs out in a battle: the mission, its round, and in a boss battle Dread; and what is fought for. */
export function Clocks({ words, view, voices }: ClocksProps) {
  const board = view.sight;
  const { battle } = board;
  if (battle === null) return null;
  const say = words.board;
  const clock = dreadClock(board, content);
  const mission = missionOf(words, board);
  return (
    <div class="ea-battle-line">
      {mission !== null && (
        <span class={`ea-chip mission ${mission.state}`} title={say.missionTitle(mission.reward, mission.punishment)}>
          <EaSign sign="scroll" /> {mission.name}: <b>{mission.told}</b>{' '}
          {mission.state === 'open' ? mission.progress : say.mission[mission.state]}
        </span>
      )}
      <Tray words={words} view={view} voices={voices} />
      {clock !== null && (
        <Dread words={words} board={board} clock={clock} boss={creatureOf(content.monsters[bossIn(board, content)!.kind]!)} />
      )}
      <span class="ea-chip round">
        <EaSign sign="hourglass" /> {say.battleRound(battle.round)}
      </span>
    </div>
  );
}
