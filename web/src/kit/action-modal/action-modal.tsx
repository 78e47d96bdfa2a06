import { type ReactNode, useId, useState } from 'react';
import type { Problem } from '../../api/problem';
import { AppForm } from '../../forms/app-form';
import type { FormSchema } from '../../forms/use-schema-check';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { useAction } from '../action/use-action';
import { type ActionField, ActionFieldControl, initialValue } from './action-field';
import type { ActionValue } from './action-value';
import { EnteredValues, type Restated, RestatedReport } from './restated';

type Values = Record<string, ActionValue>;

interface ActionTexts {
  /** A question with the object: "Reject request № 26-1298?" */
  question: string;
  /** Who will see what, and what cannot be undone. */
  consequence: ReactNode;
  /** What speaks against the action now, although it is possible. */
  warning?: string | undefined;
  /** The verb on the main button. */
  action: string;
  /** The label of the button that changes nothing. */
  keep: string;
  /** The title of a failure: what did not happen. */
  failed: string;
}

export interface ActionModalProps {
  texts: ActionTexts;
  isDanger?: boolean;
  fields: ActionField[];
  /** The schema of the fields' values, by name. */
  schema: FormSchema;
  send: (values: Values, idempotencyKey: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
  /** Returns a description of the current state when another user has already changed the object. */
  restate: (problem: Problem) => Promise<Restated>;
}

/**
 * The dialog of an action: the question, its consequence, fields from data, two buttons. Resolves true once the action
 * is done. If another user was quicker, it shows the old and the new state and keeps the input. The user can repeat the
 * action if it is still possible.
 */
export function ActionModal(props: ActionModalProps & ModalControls<boolean>) {
  const { texts, fields, schema, isDanger, send, restate, onClose } = props;
  const t = useTexts();
  const formId = useId();
  const [restated, setRestated] = useState<Restated | null>(null);
  const [typed, setTyped] = useState<Values>(() =>
    Object.fromEntries(fields.map((field) => [field.name, initialValue(field)])),
  );
  const [initial] = useState(typed);
  const { run, isBusy } = useAction({
    send,
    failed: texts.failed,
    onProblem: async (problem) => {
      if (problem.fields) throw problem;
      if (problem.kind !== 'conflict') return false;
      setRestated(await restate(problem));
      return true;
    },
    onDone: () => onClose(true),
  });
  const handleSubmit = (values: Values) => {
    setTyped(values);
    return run(values);
  };
  const isOver = restated?.impossible !== undefined;
  return (
    <ModalFrame
      title={restated?.title ?? texts.question}
      isDismissable={!isBusy}
      onClose={() => onClose(false)}
      footer={
        isOver ? (
          <Button tone="main" onClick={() => onClose(false)}>
            {t('restated.close')}
          </Button>
        ) : (
          <>
            <Button autoFocus onClick={() => onClose(false)}>
              {texts.keep}
            </Button>
            <Button tone={isDanger ? 'dangerFilled' : 'main'} type="submit" formId={formId} isBusy={isBusy}>
              {texts.action}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {!restated && texts.warning && <Text tone="warning">{texts.warning}</Text>}
        {restated ? <RestatedReport restated={restated} /> : <Text tone="secondary">{texts.consequence}</Text>}
        {isOver ? (
          <EnteredValues fields={fields} values={typed} />
        ) : (
          <AppForm id={formId} schema={schema} initial={initial} onSubmit={handleSubmit} ariaLabel={texts.question}>
            {fields.map((field) => (
              <ActionFieldControl key={field.name} field={field} />
            ))}
          </AppForm>
        )}
      </Stack>
    </ModalFrame>
  );
}
