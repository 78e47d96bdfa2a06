import { type AskedRequestView, constants, type FileView } from '@setu/contract';
import { useId } from 'react';
import { AppForm } from '../../forms/app-form';
import { FileField } from '../../forms/fields/file-field';
import { QuantityField } from '../../forms/fields/quantity-field';
import { TextAreaField } from '../../forms/fields/text-field';
import { QuantitySentence, unitOfMany } from '../../i18n/quantity-text';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { pathOfRoute } from '../../session/screens';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { useCreateQuestionRequestMutation } from './api';
import type { QuestionCard } from './use-question';

interface QuestionModalProps extends AskedRequestView {
  card: QuestionCard;
  count: number;
}

interface QuestionValues {
  text: string;
  files: FileView[];
  count: string;
}

/**
 * Asks for a question about a card. Shows, before sending, who receives the question and where it will appear. Resolves
 * with the address of the conversation.
 */
export function QuestionModal({
  card,
  count,
  request,
  onClose,
}: QuestionModalProps & ModalControls<string | undefined>) {
  const t = useTexts('product');
  const formId = useId();
  const [send] = useCreateQuestionRequestMutation();
  const { run, isBusy } = useAction({
    send: ({ files, ...rest }: QuestionValues, idempotencyKey) =>
      send({ productSku: card.sku_id, input: { ...rest, files: files.map(({ id }) => id) }, idempotencyKey }),
    failed: t('question.failed'),
    onProblem: (problem) => {
      if (problem.fields) throw problem;
      return false;
    },
    done: ({ numeric_hash: number, made }) => ({
      title: t('question.sent'),
      text: t(made ? 'question.made' : 'question.added', { number }),
    }),
    onDone: ({ route }) => onClose(pathOfRoute(route) ?? undefined),
  });
  const initial: QuestionValues = { text: '', files: [], count: String(count) };
  return (
    <ModalFrame
      title={t('question.title', { name: card.name })}
      size="form"
      isDismissable={false}
      closesOnEscape={!isBusy}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('question.keep')}</Button>
          <Button tone="main" type="submit" formId={formId} isBusy={isBusy}>
            {t('question.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="secondary">
          {request ? t('question.toOpen', { number: request.numeric_hash }) : t('question.toNew')}
        </Text>
        <AppForm
          id={formId}
          schema={() => import('./question-schema').then(({ questionSchema }) => questionSchema)}
          initial={initial}
          onSubmit={run}
          ariaLabel={t('question.title', { name: card.name })}
        >
          <TextAreaField
            name="text"
            label={t('question.text')}
            hint={t('question.hint')}
            rows={5}
            maxLength={constants.messageMax}
            isRequired
          />
          {!request && <CountField card={card} />}
          <FileField name="files" label={t('question.files')} />
        </AppForm>
      </Stack>
    </ModalFrame>
  );
}

function CountField({ card: { unit, minimum_quantum: minimum } }: { card: QuestionCard }) {
  const t = useTexts('product');
  const hint = minimum != null && (
    <QuantitySentence
      value={minimum}
      unit={unit ?? null}
      say={(amount) => t('quantity.minimum', { minimum: amount })}
    />
  );
  return (
    <QuantityField
      name="count"
      label={unit ? t('quantity.labelUnit', { unit: unitOfMany(unit) }) : t('quantity.label')}
      hint={hint}
      isRequired
      min={constants.countMin}
      max={constants.countMax}
    />
  );
}
