import type { TranslationView } from '@setu/contract';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { withTexts } from '../../../i18n/load-texts';
import { Columns, Stack } from '../../../ui/layout/layout';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { StaleBanner } from '../check/stale-banner';
import { useComments } from '../check/use-comments';
import { useDecision } from '../check/use-decision';
import { useDiscussions } from '../discussions/use-discussions';
import type { RussianValues } from '../model/translated-card';
import { rulesOf, stateOf } from '../model/translation-state';
import { ReviewTop } from '../review-head';
import { ReviewSkeleton } from '../review-skeleton';
import { useRestart } from '../use-restart';
import { focusTextField, insertAtCaret } from './caret';
import { TranslationBar } from './translation-bar';
import { TranslationPairs } from './translation-pairs';
import { useMachine } from './use-machine';
import { useNotes } from './use-notes';
import { useStillRight } from './use-still-right';
import { useTranslationAutosave } from './use-translation-autosave';

/** Loads after the texts, which are the purpose of the page. */
const loadAside = withTexts(['discussion', 'card-fields'], () => import('./translation-aside'));
const TranslationAside = lazy(async () => ({ default: (await loadAside()).TranslationAside }));
const MemoryPanel = lazy(async () => ({ default: (await loadAside()).MemoryPanel }));
const RussianCard = lazy(() => import('./russian-card').then(({ RussianCard: Step }) => ({ default: Step })));

interface TranslationDeskProps {
  view: TranslationView;
  values: RussianValues;
  onValue: (field: string, text: string) => void;
  /** Saves the unchanged texts together with a new confirmation. */
  onConfirm: () => void;
  /** True while the Russian card is shown before publication. */
  isOnCard: boolean;
  onBack: () => void;
  /** Called when another user was faster, to load the current review. */
  onStale: () => void;
}

/** Shows the content of the form: the texts side by side, or a preview of the Russian card. */
export function TranslationDesk(props: TranslationDeskProps) {
  const { view, values, onValue, onConfirm, isOnCard, onBack, onStale } = props;
  const { review, fields } = view;
  const english = fields.find(({ field }) => field === 'name')?.english ?? view.card.name;
  const card = { ...view.card, name: english, langs: { ...view.card.langs, name: 'en' as const } };
  const machine = useMachine({ fields, isAvailable: view.has_machine, onText: onValue });
  const { stillRight, confirm } = useStillRight(onConfirm);
  const autosave = useTranslationAutosave(view, { machine: machine.drafted, stillRight });
  const comments = useComments(review);
  const decision = useDecision({ review, comments, edited: null, onSent: () => undefined, onStale });
  const discussions = useDiscussions(review.id);
  const notes = useNotes(review, comments, discussions);
  const [active, setActive] = useState<string | null>(null);
  const type = (field: string, text: string) => {
    machine.forget(field);
    onValue(field, text);
  };
  const rules = rulesOf(view);
  const giveBack = () => void autosave.flush().then(() => decision.run('reviewed'));
  const restart = useRestart();
  const startAgain = () => void autosave.flush().then(() => restart.run({ id: review.id, name: view.card.name }));
  const send = (form: HTMLFormElement | null) => (comments.count > 0 ? giveBack() : form?.requestSubmit());
  const isPhone = useIsPhone();
  const memory = {
    field: fields.find(({ field }) => field === active) ?? null,
    onMatch: (text: string) => active && type(active, text),
    onTerm: (text: string) => active && type(active, insertAtCaret(active, values[active] ?? '', text)),
  };
  const left = fields.filter((field) => {
    const state = stateOf(field, values[field.field] ?? '', rules);
    return state.level === 'error' || state.level === 'missing';
  }).length;
  if (isOnCard && comments.count === 0) {
    return (
      <Suspense fallback={<ReviewSkeleton />}>
        <RussianCard {...{ view, values, autosave, card, onBack }} />
      </Suspense>
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
            discussions={discussions}
            stillRight={stillRight}
            onConfirm={view.review.moves.includes('translate') ? confirm : undefined}
            besideActive={
              isPhone && (
                <Suspense fallback={null}>
                  <MemoryPanel {...memory} />
                </Suspense>
              )
            }
            onActive={setActive}
            active={active}
            onType={type}
          />
          <Suspense fallback={<AsideSkeleton />}>
            <TranslationAside
              {...{ review, comments, discussions }}
              onRestart={review.moves.includes('restart') ? startAgain : undefined}
              noted={notes.open ?? 'general'}
              texts={fields}
              {...memory}
            />
          </Suspense>
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

const AsideSkeleton = () => (
  <Panel>
    <SkeletonText lines={4} />
  </Panel>
);

interface Keys {
  onComment: () => void;
  onSend: (form: HTMLFormElement | null) => void;
}

/**
 * Handles the shortcuts. Ctrl and an arrow go to the next or previous text. Ctrl+M comments on it. Ctrl+Enter returns
 * the card with the comments, or continues to the card without them.
 */
function handleKey(event: KeyboardEvent<HTMLElement>, does: Keys): void {
  if (!(event.ctrlKey || event.metaKey)) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    focusTextField(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.code === 'KeyM') {
    event.preventDefault();
    does.onComment();
  } else if (event.key === 'Enter') {
    event.preventDefault();
    does.onSend(event.currentTarget.closest('form'));
  }
}
