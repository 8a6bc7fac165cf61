import { rounded, type ViewOf, type Voices } from '@hoard/kernel';
import { ICONS, Icon } from '@hoard/paint';
import { covenant as content } from '../content/covenant.ts';
import { dreadClock, type DreadClock } from '../odds/dread.ts';
import type { EpicSevenArise } from '../state/types.ts';
import { missionOf } from '../telling/mission.ts';
import type { Words } from '../words/words.ts';
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
      {clock !== null && <Dread words={words} clock={clock} />}
      <span class="ea-chip round">
        <EaSign sign="hourglass" /> {say.battleRound(battle.round)}
      </span>
    </div>
  );
}

/** One line: the boss's health, how fast it falls, and how long until Dread bites. */
function Dread({ words, clock }: { readonly words: Words; readonly clock: DreadClock }) {
  const { dread: say } = words.board;
  const { health, average, rounds, next } = clock;
  return (
    <span class={`ea-chip dread ${rounds === 0 ? 'bites' : ''}`}>
      <Icon path={ICONS.skull} /> <b>{say.title}</b> {say.health(health)}
      {average === null ? '' : `, ${say.average(rounded(average, words.language))}`}, {rounds === 0 ? say.next(next) : say.waits(rounds)}
    </span>
  );
}
