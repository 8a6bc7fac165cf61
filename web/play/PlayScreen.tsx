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
import { QuestionPanel } from './QuestionPanel.tsx';
import { BoardScene } from './BoardScene.tsx';
import { PlayModel } from './playModel.ts';
import { Players, Strips } from './Players.tsx';
import { Why } from './Why.tsx';
import { listenToKeys } from './keys.ts';
import './play.css';

/** A game that is being played. */
export function PlayScreen<T extends Types>({ table }: { readonly table: GameTable<T> }) {
  const model = useMemo(() => new PlayModel(table), [table]);
  useEffect(() => {
    const deafen = listenToKeys(model);
    document.title = `${table.boardGame.game.title} · ${words.value.page.title}`;
    return () => {
      deafen();
      model.close();
    };
  }, [model]);
  if (table.called.value !== null && !model.stage.busy.value) return <Cover model={model} seat={table.called.value} />;
  return (
    <main class={`play ${table.boardGame.theme ?? ''}`}>
      <PlayBar model={model} />
      <Players model={model} />
      <div class="play-column">
        <FirstTurnGuide model={model} />
        <QuestionPanel model={model} />
        <Strips model={model} />
        <Log model={model} />
      </div>
      <BoardScene model={model} />
      {model.why.value !== null && <Why model={model} denial={model.why.value} />}
      {model.book.value !== null && <OnDemand load={() => import('./Book.tsx')}>{({ Book }) => <Book model={model} />}</OnDemand>}
      {model.areKeysOpen.value && (
        <OnDemand load={() => import('./KeyList.tsx')}>
          {({ KeyList }) => <KeyList onClose={() => (model.areKeysOpen.value = false)} />}
        </OnDemand>
      )}
      {model.isDoorOpen.value && <OnDemand load={() => import('./Door.tsx')}>{({ Door }) => <Door model={model} />}</OnDemand>}
      {model.stage.view.value.outcome !== null && (
        <OnDemand load={() => import('./Ending.tsx')}>{({ Ending }) => <Ending model={model} />}</OnDemand>
      )}
      <Announcer model={model} />
    </main>
  );
}
