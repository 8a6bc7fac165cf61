import { capitalised, topicOf, type Types } from '@hoard/kernel';
import { Dialog } from '../style/Dialog.tsx';
import { words } from '../words/words.ts';
import type { PlayModel } from './playModel.ts';
import './presetSheet.css';

/** When somebody wants to be asked, occasion by occasion. It is nobody else's affair, and can be changed at any time. */
export function PresetSheet<T extends Types>({ model }: { readonly model: PlayModel<T> }) {
  const { play } = words.value;
  const { standing, table } = model;
  const telling = model.telling.value;
  const { questions = {}, keys } = table.boardGame.game;
  const armed = standing.wishes.value.armed.flatMap((key) => keys.parse(key) ?? []);
  return (
    <Dialog title={play.presetTitle} onClose={() => (model.arePresetsOpen.value = false)}>
      <p class="faint">{play.presetPrivate}</p>
      {Object.entries(questions).flatMap(([question, { topics, presets = {}, lulls = {} }]) =>
        topics === undefined
          ? []
          : [
              <div key={question} class="preset-topics">
                {Object.keys(topics.usual).map((topic) => (
                  <fieldset key={topic}>
                    <legend>{telling.topic?.(topic)}</legend>
                    {[null, ...Object.keys(presets).filter((name) => !(name in lulls) && name !== questions[question]!.usual)].map(
                      (name) => (
                        <label key={name} class="preset-choice">
                          <input
                            type="radio"
                            name={topicOf(question, topic)}
                            checked={standing.presetOn(question, topic) === name}
                            onChange={() => standing.preset(topicOf(question, topic), name)}
                          />
                          <span>{name === null ? play.presetAsk : capitalised(telling.preset(name))}</span>
                        </label>
                      ),
                    )}
                  </fieldset>
                ))}
              </div>,
            ],
      )}
      {armed.length > 0 && (
        <section class="preset-armed">
          <h3>{play.presetArmed}</h3>
          {armed.map((action) => (
            <button key={action} type="button" class="button" onClick={() => standing.arm(action)}>
              {capitalised(telling.option(action, model.voices))} <span aria-hidden="true">✕</span>
              <span class="unseen">{play.presetDisarm}</span>
            </button>
          ))}
        </section>
      )}
      <button type="button" class="button" onClick={() => standing.askAgain()}>
        {play.presetUsual}
      </button>
    </Dialog>
  );
}
