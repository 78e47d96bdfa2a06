import type { TranslationView } from '@setu/contract';
import { type KeyboardEvent, useState } from 'react';
import { AutosaveStatus } from '../../../forms/autosave-status';
import { SaveBar } from '../../../forms/save-bar';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconArrowLeft, IconCheck } from '../../../ui/icon/icons';
import { Columns, Stack } from '../../../ui/layout/layout';
import { LazyCardPreview } from '../../product/public';
import { DecisionPanel } from '../check/decision-panel';
import { StaleBanner } from '../check/review-banner';
import { useComments } from '../check/use-comments';
import { useDecision } from '../check/use-decision';
import { CommentsPanel } from '../comments-panel';
import { HistoryPanel } from '../history-panel';
import { type RussianValues, translatedCard } from '../model/translated-card';
import { rulesOf, stateOf } from '../model/translation-state';
import { ReviewTop } from '../review-head';
import { focusText, insertAtCaret, moveToText } from './caret';
import { MemoryPanel } from './memory-panel';
import { TranslationBar } from './translation-bar';
import { TranslationKeys } from './translation-keys';
import { TranslationPairs } from './translation-pairs';
import { useKeptTranslation } from './use-kept-translation';
import { useMachine } from './use-machine';
import { useNotes } from './use-notes';
import { usePublish } from './use-publish';

interface TranslationDeskProps {
  view: TranslationView;
  values: RussianValues;
  onValue: (field: string, text: string) => void;
  /** The Russian card is shown before it is published. */
  isOnCard: boolean;
  onBack: () => void;
  /** Asks how the review stands now. */
  onStale: () => void;
}

/** The form's inside: texts side by side, or the card they make. */
export function TranslationDesk({ view, values, onValue, isOnCard, onBack, onStale }: TranslationDeskProps) {
  const t = useTexts('review');
  const { review, fields } = view;
  const english = fields.find(({ field }) => field === 'name')?.english ?? view.card.name;
  const card = { ...view.card, name: english, langs: { ...view.card.langs, name: 'en' as const } };
  const machine = useMachine({ fields, onText: onValue });
  const autosave = useKeptTranslation(view, machine.drafted);
  const publish = usePublish(view, onBack);
  const comments = useComments(review);
  const decision = useDecision({ review, comments, edited: null, onSent: () => undefined, onStale });
  const notes = useNotes(review, comments);
  const [active, setActive] = useState<string | null>(null);
  const type = (field: string, text: string) => {
    machine.forget(field);
    onValue(field, text);
  };
  const rules = rulesOf(view);
  const giveBack = () => void autosave.flush().then(() => decision.run('reviewed'));
  const send = (form: HTMLFormElement | null) => (comments.count > 0 ? giveBack() : form?.requestSubmit());
  const left = fields.filter((field) => {
    const state = stateOf(field, values[field.field] ?? '', rules);
    return state.level === 'error' || state.level === 'missing';
  }).length;
  if (isOnCard && comments.count === 0) {
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
    <div onKeyDown={(event) => handleKey(event, { onComment: () => active && notes.write(active), onSend: send })}>
      <Stack gap={4}>
        <ReviewTop review={review} card={card} step={2} />
        {decision.isStale && <StaleBanner review={review} />}
        <Columns>
          <TranslationPairs
            fields={fields}
            values={values}
            machine={machine}
            rules={rules}
            noteOf={notes.noteOf}
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
            {review.moves.includes('review') && <DecisionPanel comments={comments} field={notes.open ?? 'general'} />}
            <CommentsPanel comments={comments.all} past={review.past_comments} onField={focusText} />
            <HistoryPanel history={review.history} />
            <TranslationKeys />
          </Stack>
        </Columns>
        <TranslationBar
          {...{ view, autosave, left }}
          noted={comments.count}
          isReturning={decision.isBusy}
          onReturn={giveBack}
        />
      </Stack>
    </div>
  );
}

interface Keys {
  onComment: () => void;
  onSend: (form: HTMLFormElement | null) => void;
}

/** Ctrl and an arrow: to the next text or the one before; Ctrl and M: a comment to it; Ctrl and Enter: back with the comments, else on to the card. */
function handleKey(event: KeyboardEvent<HTMLElement>, does: Keys): void {
  if (!(event.ctrlKey || event.metaKey)) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    moveToText(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.code === 'KeyM') {
    event.preventDefault();
    does.onComment();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    does.onSend(event.currentTarget.closest('form'));
  }
}
