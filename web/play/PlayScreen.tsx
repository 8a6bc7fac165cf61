import type { Types } from '@hoard/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import { FirstTurnGuide } from '../guide/FirstTurnGuide.tsx';
import { OnDemand } from '../OnDemand.tsx';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Announcer } from './Announcer.tsx';
import { Cover } from './Cover.tsx';
import { Log } from './Log.tsx';
import { PlayBar } from './PlayBar.tsx';
import { Question } from './Question.tsx';
import { Scene } from './Scene.tsx';
import { Sitting } from './sitting.ts';
import { Why } from './Why.tsx';
import { listenToKeys } from './keys.ts';
import './play.css';

/** A game that is being played. */
export function PlayScreen<T extends Types>({ table }: { readonly table: GameTable<T> }) {
  const sitting = useMemo(() => new Sitting(table), [table]);
  useEffect(() => {
    const deafen = listenToKeys(sitting);
    document.title = `${table.boardGame.game.title} · ${words.value.page.title}`;
    return () => {
      deafen();
      sitting.close();
    };
  }, [sitting]);
  if (table.called.value !== null && !sitting.stage.busy.value) return <Cover sitting={sitting} seat={table.called.value} />;
  return (
    <main class="play">
      <PlayBar sitting={sitting} />
      <Question sitting={sitting} />
      <FirstTurnGuide table={table} />
      <Scene sitting={sitting} />
      <Log sitting={sitting} />
      {sitting.why.value !== null && <Why sitting={sitting} denial={sitting.why.value} />}
      {sitting.book.value !== null && <OnDemand load={() => import('./Book.tsx')}>{({ Book }) => <Book sitting={sitting} />}</OnDemand>}
      {sitting.areKeysOpen.value && (
        <OnDemand load={() => import('./KeyList.tsx')}>
          {({ KeyList }) => <KeyList onClose={() => (sitting.areKeysOpen.value = false)} />}
        </OnDemand>
      )}
      {sitting.isDoorOpen.value && <OnDemand load={() => import('./Door.tsx')}>{({ Door }) => <Door sitting={sitting} />}</OnDemand>}
      {sitting.stage.view.value.outcome !== null && (
        <OnDemand load={() => import('./Ending.tsx')}>{({ Ending }) => <Ending sitting={sitting} />}</OnDemand>
      )}
      <Announcer sitting={sitting} />
    </main>
  );
}
