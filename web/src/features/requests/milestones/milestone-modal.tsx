import { constants, type MilestoneView } from '@setu/contract';
import { useId, useState } from 'react';
import { AppForm } from '../../../forms/app-form';
import { DateField } from '../../../forms/fields/date-field';
import { FileField } from '../../../forms/fields/file-field';
import { TextAreaField } from '../../../forms/fields/text-field';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { milestoneDate } from './milestone-note';
import { bodyOf, type MilestoneValues, type ReportMode, todayHere, valuesOf } from './milestone-values';
import { useSayMilestoneMutation } from './milestones-api';

interface MilestoneModalProps {
  requestId: string;
  milestone: MilestoneView;
  mode: ReportMode;
  /** The amount to pay and its due date, or null if the milestone is not a payment that is due. */
  amountDue: string | null;
  /** What speaks against this report, or null. */
  warning: string | null;
  reload: () => Promise<readonly MilestoneView[]>;
}

/**
 * Asks for the report of a milestone. If another user was faster, it shows their report, keeps the typed text, and can
 * be sent again.
 */
export function MilestoneModal(props: MilestoneModalProps & ModalControls<boolean>) {
  const { requestId, milestone, mode, amountDue, warning, reload, onClose } = props;
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const formId = useId();
  const [known, setKnown] = useState(milestone);
  const [initial] = useState(() => valuesOf(milestone, mode, todayHere()));
  const [update] = useSayMilestoneMutation();
  const stage = statusTexts(`milestone.${milestone.kind}`);
  const { run, isBusy } = useAction({
    send: (values: MilestoneValues, idempotencyKey) =>
      update({ id: requestId, body: bodyOf(values, { mode, of: known }), idempotencyKey }),
    failed: t('milestones.failed', { stage }),
    onProblem: async (problem) => {
      if (problem.fields) throw problem;
      if (problem.kind !== 'conflict') return false;
      const now = (await reload()).find(({ kind }) => kind === milestone.kind);
      if (!now || now.version === known.version) return false;
      setKnown(now);
      return true;
    },
    onDone: () => onClose(true),
  });
  const what = t(`milestones.happen.${milestone.kind}`);
  return (
    <ModalFrame
      title={t(`milestones.question.${mode}`, { what, stage })}
      isDismissable={!isBusy}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t('milestones.keep')}</Button>
          <Button tone="main" type="submit" formId={formId} isBusy={isBusy}>
            {mode === 'say' ? t(`milestones.mark.${milestone.kind}`) : t(`milestones.action.${mode}`)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {warning && <Text tone="warning">{warning}</Text>}
        {amountDue && <Text>{amountDue}</Text>}
        {known === milestone ? (
          <Text tone="secondary">{t(`milestones.consequence.${mode}`)}</Text>
        ) : (
          <Changed milestone={known} />
        )}
        <AppForm
          id={formId}
          schema={() => import('./milestone-schema').then(({ milestoneSchema }) => milestoneSchema(mode))}
          initial={initial}
          onSubmit={run}
          ariaLabel={stage}
        >
          {mode === 'plan' && <DateField name="expected" label={t('milestones.field.expected')} isRequired />}
          {mode !== 'plan' && (
            <DateField
              name="happened"
              label={t('milestones.field.happened')}
              max={todayHere()}
              isRequired={mode === 'say'}
            />
          )}
          <TextAreaField
            name="note"
            label={t('milestones.field.note')}
            rows={3}
            maxLength={constants.milestoneNoteMax}
          />
          {mode !== 'plan' && <FileField name="files" label={t('milestones.field.files')} />}
        </AppForm>
      </Stack>
    </ModalFrame>
  );
}

/** Shows who was faster and what they reported. */
function Changed({ milestone }: { milestone: MilestoneView }) {
  const t = useTexts('requests');
  const { by, said_at: at, kind } = milestone;
  const { key, date } = milestoneDate(milestone);
  const what = key === 'happened' ? `${t(`milestones.happen.${kind}`)}: ${date}.` : '';
  const who = by ? fullName(by) : t('milestones.somebody');
  return (
    <div role="alert">
      <Text tone="warning">{t('milestones.changed', { who, when: at ? formatDateTime(at) : '', what })}</Text>
    </div>
  );
}
