import type { TranslationView } from '@setu/contract';
import { type KeyboardEvent, useState } from 'react';
import { AutosaveStatus } from '../../../forms/autosave-status';
import { SaveBar } from '../../../forms/save-bar';
import { SubmitButton } from '../../../forms/submit-button';
import { formatTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconArrowLeft, IconCheck, IconRefresh } from '../../../ui/icon/icons';
import { Columns, Stack } from '../../../ui/layout/layout';
import { LazyCardPreview } from '../../product/public';
import { CommentsPanel } from '../comments-panel';
import { HistoryPanel } from '../history-panel';
import { type RussianValues, translatedCard } from '../model/translated-card';
import { rulesOf, stateOf } from '../model/translation-state';
import { ReviewTop } from '../review-head';
import { useRestart } from '../use-restart';
import { insertAtCaret, moveToText } from './caret';
import { MemoryPanel } from './memory-panel';
import { TranslationKeys } from './translation-keys';
import { TranslationPairs } from './translation-pairs';
import { useKeptTranslation } from './use-kept-translation';
import { useMachine } from './use-machine';
import { usePublish } from './use-publish';

interface TranslationDeskProps {
  view: TranslationView;
  values: RussianValues;
  onValue: (field: string, text: string) => void;
  /** The Russian card is shown before it is published. */
  isOnCard: boolean;
  onBack: () => void;
}

/** The form's inside: texts side by side, or the card they make. */
export function TranslationDesk({ view, values, onValue, isOnCard, onBack }: TranslationDeskProps) {
  const t = useTexts('review');
  const { review, fields } = view;
  const english = fields.find(({ field }) => field === 'name')?.english ?? view.card.name;
  const card = { ...view.card, name: english, langs: { ...view.card.langs, name: 'en' as const } };
  const machine = useMachine({ fields, onText: onValue });
  const autosave = useKeptTranslation(view, machine.drafted);
  const publish = usePublish(view, onBack);
  const restart = useRestart();
  const [active, setActive] = useState<string | null>(null);
  const type = (field: string, text: string) => {
    machine.forget(field);
    onValue(field, text);
  };
  const rules = rulesOf(view);
  const left = fields.filter((field) => {
    const state = stateOf(field, values[field.field] ?? '', rules);
    return state.level === 'error' || state.level === 'missing';
  }).length;
  if (isOnCard) {
    return (
      <Stack gap={4}>
        <ReviewTop review={review} card={card} step={3} />
        <LazyCardPreview card={translatedCard(card, values)} />
        <SaveBar state={<AutosaveStatus state={autosave.state} />}>
          <Button icon={IconArrowLeft} onClick={onBack}>
            {t('translate.back')}
          </Button>
          <Button
            tone="main"
            icon={IconCheck}
            isBusy={publish.isBusy}
            onClick={() => void autosave.flush().then(() => publish.run(values))}
          >
            {t('translate.publish')}
          </Button>
        </SaveBar>
      </Stack>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside it
    <div onKeyDown={(event) => handleKey(event)}>
      <Stack gap={4}>
        <ReviewTop review={review} card={card} step={2} />
        <Columns>
          <TranslationPairs
            fields={fields}
            values={values}
            machine={machine}
            rules={rules}
            onActive={setActive}
            active={active}
            onType={type}
          />
          <Stack gap={4}>
            <MemoryPanel
              field={fields.find(({ field }) => field === active) ?? null}
              onMatch={(text) => active && type(active, text)}
              onTerm={(text) => active && type(active, insertAtCaret(active, values[active] ?? '', text))}
            />
            <CommentsPanel comments={review.comments} past={review.past_comments} />
            <HistoryPanel history={review.history} />
            <TranslationKeys />
          </Stack>
        </Columns>
        <SaveBar
          state={
            <>
              {autosave.state.kind === 'idle' && view.saved_at && (
                <span>{t('translate.savedAt', { time: formatTime(new Date(view.saved_at)) })} </span>
              )}
              <AutosaveStatus state={autosave.state} />
              <span>{left > 0 ? t('translate.left', { count: left }) : t('translate.ready')}</span>
            </>
          }
        >
          {review.moves.includes('restart') && (
            <Button
              icon={IconRefresh}
              isBusy={restart.isBusy}
              onClick={() => void autosave.flush().then(() => restart.run({ id: review.id, name: card.name }))}
            >
              {t('translate.restart')}
            </Button>
          )}
          <SubmitButton>{t('translate.preview')}</SubmitButton>
        </SaveBar>
      </Stack>
    </div>
  );
}

/** Ctrl and an arrow: to the next text or the one before; Ctrl and Enter: on to the card. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.ctrlKey || event.metaKey)) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    moveToText(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  }
}
