import { capitalised, type Action, type BargainTable, type Good, type Party, type Types } from '@hoard/kernel';
import { Icon, Mark } from '@hoard/paint';
import { language } from '../settings/settings.ts';
import type { OpenQuestion } from '../table/table.ts';
import { words } from '../words/words.ts';
import { isDrafting } from './drafting.ts';
import { offersIn } from './lines.ts';
import { signs } from './signs.ts';
import type { PlayModel } from './playModel.ts';
import './meeting.css';

interface MeetingProps<T extends Types> {
  readonly model: PlayModel<T>;
  readonly asking: OpenQuestion;
  readonly bargain: BargainTable;
}

const DRAGGED = 'text/plain';

/** Two who have met, and a table between them: what lies on it is the offer that is being put together. */
export function Meeting<T extends Types>({ model, asking, bargain }: MeetingProps<T>) {
  const { own, other, stands, offersLeft } = bargain;
  const { play } = words.value;
  const nameOf = (party: Party): string => model.voices.nameOf(party.seat);
  const { telling, voices } = model;
  const goods = [...own.goods, ...other.goods];
  const drafting = isDrafting(bargain);
  const lapsed = offersIn(model.table.history.value, model.table.boardGame.events).slice(0, stands ? -1 : undefined);
  const lay = (action: Action | null, count = 1): void => {
    if (action !== null) void model.chooseSeveral(asking, action, count);
  };
  const main = model.main.value;
  return (
    <div class="meeting">
      <Mark of="meeting" />
      <Side name={nameOf(own)} title={play.youHave} party={own} main={main} onLay={lay} />
      <div
        class="between"
        aria-label={play.onTheTable}
        role="group"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const row = Number(event.dataTransfer?.getData(DRAGGED));
          lay(goods.find((good) => good.row === row)?.action ?? null);
        }}
      >
        {lapsed.length > 0 && (
          <ul class="lapsed">
            {lapsed.map((event) => (
              <li key={event}>
                <s>{telling.value.event(event, voices)}</s> <small>{play.lapsed}</small>
              </li>
            ))}
          </ul>
        )}
        {stands && (drafting ? <Lapsing offer={standingOffer()} /> : <p class="standing">{standingOffer()}</p>)}
        {(drafting || !stands) && (
          <dl>
            <dt>{play.youGive}</dt>
            <dd>{listed(own.goods, 'drafted')}</dd>
            <dt>{play.youGet}</dt>
            <dd>{listed(other.goods, 'drafted')}</dd>
          </dl>
        )}
        {drafting && (
          <button type="button" class="button quiet" onClick={() => void model.undo()}>
            <Icon path={signs.undo} />
            {play.takeBack}
          </button>
        )}
        <p class="patience">{stands ? play.standsUntil(offersLeft) : play.offersLeft(offersLeft)}</p>
      </div>
      <Side name={nameOf(other)} title={play.has(nameOf(other))} party={other} main={main} onLay={lay} />
      <Words model={model} asking={asking} bargain={bargain} />
    </div>
  );

  function standingOffer(): string {
    const isTruce = goods.every((good) => good.offered === 0);
    return isTruce
      ? play.theirTruce(nameOf(other))
      : play.theirOffer(nameOf(other), listed(other.goods, 'offered'), listed(own.goods, 'offered'));
  }

  function listed(things: readonly Good[], part: 'offered' | 'drafted'): string {
    const named = things.filter((good) => good[part] > 0).map((good) => good.label(good[part]));
    return named.length === 0 ? play.nothing : new Intl.ListFormat(language.value).format(named);
  }
}

/** The offer that stands, while another is being put together. */
const Lapsing = ({ offer }: { readonly offer: string }) => (
  <p class="standing lapsing">
    <s>{offer}</s> <small>{words.value.play.lapses}</small>
  </p>
);

interface SideProps {
  readonly name: string;
  readonly title: string;
  readonly party: Party;
  /** The answer that is emphasised. */
  readonly main: Action | null;
  readonly onLay: (action: Action | null, count?: number) => void;
}

function Side({ name, title, party, main, onLay }: SideProps) {
  const { play } = words.value;
  const isMain = (action: Action | null): boolean => action !== null && action === main;
  return (
    <div class="side">
      <h3>
        <span class="medallion" aria-hidden="true">
          {name.charAt(0)}
        </span>
        {title}
      </h3>
      <ul>
        {party.goods.map(({ row, label, count, drafted, offered, action }) => (
          <li key={row}>
            <button
              type="button"
              class={`button good ${drafted === count ? 'drafted' : ''} ${offered > 0 ? 'offered' : ''} ${isMain(action) ? 'strong' : ''}`}
              data-main={isMain(action) || undefined}
              aria-label={drafted === count ? play.onTable(label(count)) : play.layDown(label(count - drafted), count - drafted)}
              aria-disabled={action === null}
              draggable={action !== null}
              onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, String(row))}
              onClick={() => onLay(action)}
            >
              {label(drafted === count ? count : count - drafted)}
            </button>
            {action !== null && count - drafted > 1 && (
              <button type="button" class="button quiet" onClick={() => onLay(action, count - drafted)}>
                {play.all(count - drafted)}
              </button>
            )}
          </li>
        ))}
        {party.goods.length === 0 && <li class="nothing">{play.nothing}</li>}
      </ul>
    </div>
  );
}

/** Everything that can be said, and everything that cannot with its reason. */
function Words<T extends Types>({ model, asking, bargain }: MeetingProps<T>) {
  const { table, telling, voices } = model;
  const main = model.main.value;
  const { actions, denials } = asking.question;
  const laid = new Set([...bargain.own.goods, ...bargain.other.goods].map(({ action }) => action));
  const spoken = actions.filter((action) => !laid.has(action));
  const isTruce = !isDrafting(bargain);
  return (
    <div class="answers words">
      {spoken.map((action, index) => (
        <button
          key={action}
          type="button"
          class={action === main ? 'button answer strong' : 'button answer'}
          data-main={action === main || undefined}
          data-answer={index + 1}
          data-key={table.boardGame.game.keys.keyOf(action)}
          onClick={() => model.pick(asking, action)}
        >
          <span>{wordFor(action)}</span>
          <small>{telling.value.glance(model.askedIn(asking), action, voices)}</small>
        </button>
      ))}
      {denials.map((denial) => (
        <button key={denial.action} type="button" class="button answer" aria-disabled="true" onClick={() => (model.why.value = denial)}>
          <span>{wordFor(denial.action)}</span>
          <small>{telling.value.denial(denial, voices)}</small>
        </button>
      ))}
    </div>
  );

  function wordFor(action: Action): string {
    const { play } = words.value;
    if (action !== bargain.offer) return capitalised(model.option(action));
    if (isTruce && bargain.truce) return play.truce;
    return bargain.stands ? play.counterOffer : play.makeOffer;
  }
}
