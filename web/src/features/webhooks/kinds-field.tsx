import { type WebhookView, webhookKinds } from '@setu/contract';
import { useFormField } from '../../forms/use-form-field';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { CheckControl } from '../../ui/field/check-control';
import { FieldNote } from '../../ui/field/field-frame';
import styles from './webhooks.module.css';

export type Kind = WebhookView['kinds'][number];

/**
 * The events that each kind of company never receives. Customers have no cards. A request reaches suppliers only after
 * its publication, and they never see what the goods cost the customer.
 */
const foreign: Record<string, Kind[] | undefined> = {
  customer: ['card_published', 'card_withdrawn'],
  supplier: ['request_published', 'estimate_changed'],
};

/** Asks for the events of a webhook, at least one. */
export function KindsField() {
  const t = useTexts('webhooks');
  const { id, value, error, setValue, markLeft } = useFormField<Kind[]>('kinds');
  const side = useUser()?.company.type ?? '';
  const offered = webhookKinds.filter((kind) => !foreign[side]?.includes(kind));
  const noteId = `${id}-note`;
  const toggle = (kind: Kind, isOn: boolean) =>
    setValue(webhookKinds.filter((one) => (one === kind ? isOn : value.includes(one))));
  return (
    <fieldset className={styles.kinds} aria-describedby={error ? noteId : undefined}>
      <legend>{t('create.kinds')}</legend>
      {offered.map((kind, index) => (
        <CheckControl
          key={kind}
          id={index === 0 ? id : `${id}-${kind}`}
          name="kinds"
          label={t(`kind.${kind}`)}
          checked={value.includes(kind)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          onChange={({ target }) => toggle(kind, target.checked)}
          onBlur={markLeft}
        />
      ))}
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
