import type { Types } from '@hoard/kernel';
import { Icon } from '@hoard/paint';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlayModel } from '../play/playModel.ts';
import { Dialog } from '../style/Dialog.tsx';
import { showToast } from '../style/Toasts.tsx';
import type { RemoteTable } from '../table/remoteTable.ts';
import { AbandonedLines } from './AbandonedLines.tsx';
import { AnsweredForYou } from './AnsweredForYou.tsx';
import { Chat } from './Chat.tsx';
import { Clock } from './Clock.tsx';
import { friendsWords } from './friendsWords.ts';
import { AskedToGoBack, GoingBack } from './GoingBack.tsx';
import { heardIn, saidText } from './hearing.ts';
import { HostsPart } from './HostsPart.tsx';
import { NextTable } from './NextTable.tsx';
import { Notices } from './Notices.tsx';
import { OtherScreens } from './OtherScreens.tsx';
import { AskedForPace, PaceVote } from './PaceVote.tsx';
import { People } from './People.tsx';
import { Recap } from './Recap.tsx';
import type { TableVisit } from './tableVisit.ts';
import './company.css';

/** conversation, of game-icons.net */
const TALK =
  'M256 64c-111 0-200 69-200 154 0 49 29 92 75 121-4 33-20 63-46 88 45-4 86-20 118-46 17 4 35 6 53 6 111 0 200-69 200-155s-89-168-200-168zM160 190h192v28h-192zM160 246h128v28h-128z';

interface CompanyProps<T extends Types> {
  readonly visit: TableVisit<T>;
  readonly game: RemoteTable<T>;
  readonly model: PlayModel<T>;
}

/** The others at the table, from the bar of the play screen: who they are, what they say, how much time there is. */
export function Company<T extends Types>({ visit, game, model }: CompanyProps<T>) {
  const { table, viewer, isHost, chat } = visit.known.value;
  const { company: text, chat: chatText } = friendsWords.value;
  const [isOpen, open] = useState(false);
  const heard = heardIn(table.id, chat);
  const read = useRef(heard.at(-1)?.place ?? -1);
  const unread = isOpen ? [] : heard.filter(({ place, seat }) => place > read.current && seat !== viewer);
  const latest = heard.at(-1);
  useEffect(() => {
    if (isOpen) read.current = latest?.place ?? -1;
    else if (latest !== undefined && latest.place > read.current && latest.seat !== viewer)
      showToast({ text: chatText.said(latest.name, saidText(latest)) });
  }, [latest?.place, isOpen]);
  return (
    <>
      <Clock visit={visit} model={model} />
      <button
        type="button"
        class="button quiet company"
        aria-haspopup="dialog"
        title={text.title}
        aria-label={unread.length > 0 ? `${text.title}, ${text.unread(unread.length)}` : text.title}
        onClick={() => open(true)}
      >
        <Icon path={TALK} />
        {unread.length > 0 && (
          <span class="company-unread" aria-hidden="true">
            {unread.length}
          </span>
        )}
      </button>
      {isOpen && (
        <Dialog title={text.title} onClose={() => open(false)}>
          <div class="company-parts">
            {table.newRules !== undefined && <p role="note">{text.newRules}</p>}
            <People visit={visit} />
            <section aria-label={chatText.title}>
              <h3>{chatText.title}</h3>
              <Chat visit={visit} />
            </section>
            {isHost && table.phase === 'playing' && <HostsPart visit={visit} />}
            {viewer >= 0 && table.phase === 'playing' && <PaceVote visit={visit} />}
            {viewer >= 0 && table.phase === 'playing' && !game.isAtOnce && <GoingBack visit={visit} model={model} />}
            {table.phase === 'over' && <AbandonedLines model={model} />}
            {viewer >= 0 && <Notices />}
            <OtherScreens table={table.id} isSeated={viewer >= 0} />
          </div>
        </Dialog>
      )}
      <Recap visit={visit} model={model} />
      <AskedToGoBack visit={visit} model={model} />
      <AskedForPace visit={visit} />
      <NextTable visit={visit} />
      <AnsweredForYou table={game} model={model} />
    </>
  );
}
