import type { Types } from '@hoard/kernel';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { FirstTurnGuide } from '../guide/FirstTurnGuide.tsx';
import { OnDemand } from '../OnDemand.tsx';
import { language } from '../settings/settings.ts';
import type { GameTable } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Announcer } from './Announcer.tsx';
import { Log } from './Log.tsx';
import { PlayBar } from './PlayBar.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { BoardScene } from './BoardScene.tsx';
import { LastTurn } from './lastTurn.ts';
import { PlayModel } from './playModel.ts';
import { Players, Strips } from './Players.tsx';
import { SinceLastTurn, SinceLastTurnButton } from './SinceLastTurn.tsx';
import { Why } from './Why.tsx';
import { listenToKeys } from './keys.ts';
import './play.css';

interface PlayScreenProps<T extends Types> {
  readonly table: GameTable<T>;
  /** What else the bar holds, where people play together from several screens. */
  readonly beside?: (model: PlayModel<T>) => ComponentChild;
  /** What else is said of a question there. */
  readonly aboutQuestion?: (model: PlayModel<T>) => ComponentChild;
}

/** A game that is being played. */
export function PlayScreen<T extends Types>({ table, beside, aboutQuestion }: PlayScreenProps<T>) {
  const model = useMemo(() => new PlayModel(table), [table]);
  const lastTurn = useMemo(() => new LastTurn(model), [model]);
  useEffect(() => {
    const deafen = listenToKeys(model);
    document.title = `${table.boardGame.game.title} · ${words.value.page.title}`;
    return () => {
      deafen();
      model.close();
    };
  }, [model]);
  const { value: called } = table.called;
  if (called !== null && !model.stage.busy.value)
    return <OnDemand load={() => import('./Cover.tsx')}>{({ Cover }) => <Cover model={model} seat={called} />}</OnDemand>;
  return (
    <main class={`play ${table.boardGame.theme ?? ''}`}>
      <PlayBar model={model}>{beside?.(model)}</PlayBar>
      <Players model={model} />
      <div class="play-column">
        <FirstTurnGuide model={model} />
        <QuestionPanel
          model={model}
          about={
            <>
              <SinceLastTurnButton model={model} lastTurn={lastTurn} />
              {aboutQuestion?.(model)}
            </>
          }
        />
        <Strips model={model} />
        <SinceLastTurn model={model} lastTurn={lastTurn} />
        <Log model={model} />
      </div>
      <BoardScene model={model} />
      {model.why.value !== null && <Why model={model} denial={model.why.value} />}
      {model.book.value !== null && <OnDemand load={() => import('./Book.tsx')}>{({ Book }) => <Book model={model} />}</OnDemand>}
      {model.areKeysOpen.value && (
        <OnDemand load={() => keyListOf(model)}>
          {({ KeyList, own }) => <KeyList own={own} onClose={() => (model.areKeysOpen.value = false)} />}
        </OnDemand>
      )}
      {model.arePresetsOpen.value && (
        <OnDemand load={() => import('./PresetSheet.tsx')}>{({ PresetSheet }) => <PresetSheet model={model} />}</OnDemand>
      )}
      {model.isDoorOpen.value && <OnDemand load={() => import('./Door.tsx')}>{({ Door }) => <Door model={model} />}</OnDemand>}
      {model.stage.view.value.outcome !== null && (
        <OnDemand load={() => endingOf(model)}>{({ Ending }) => <Ending model={model} />}</OnDemand>
      )}
      <Announcer model={model} />
    </main>
  );
}

/** The last page, when the game has all that it tells there. */
async function endingOf<T extends Types>({ table }: PlayModel<T>) {
  await table.boardGame.finale?.ready?.();
  return import('./Ending.tsx');
}

/** The list of keys, with those of the game's own buttons. */
async function keyListOf<T extends Types>({ table, stage }: PlayModel<T>) {
  const own = (await table.boardGame.keysIn?.(stage.view.value, language.value)) ?? [];
  return { own, ...(await import('./KeyList.tsx')) };
}
