import { constants, type RequestContactView, screenPath } from '@setu/contract';
import { LazyFileField } from '../../../forms/fields/lazy-file-field';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { politeName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { FieldGrid } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { FactsList } from '../../../ui/panel/facts-list';
import { MailLink } from '../../../ui/person/mail-link';
import { PhoneLink } from '../../../ui/person/phone-link';
import { useSide } from '../model/use-side';
import styles from './description.module.css';

/** Asks about past purchases: what was bought, from whom and of which brand. */
export function BoughtFields() {
  const t = useTexts('request-forms');
  const side = useSide();
  return (
    <FieldGrid>
      <TextField name="boughtSupplier" label={t('description.boughtSupplier')} maxLength={constants.lineMax} />
      <TextField name="boughtBrand" label={t('description.boughtBrand')} maxLength={constants.lineMax} />
      <div data-wide>
        <TextAreaField
          name="boughtDescription"
          label={t('description.boughtBefore')}
          hint={t(side === 'broker' ? 'order.boughtHint' : 'description.boughtHint')}
          rows={3}
          maxLength={constants.commentMax}
        />
      </div>
    </FieldGrid>
  );
}

export function FilesFields() {
  const t = useTexts('request-forms');
  const side = useSide();
  return (
    <LazyFileField
      name="files"
      label={t('description.files')}
      isLabelHidden
      hint={t(side === 'broker' ? 'draft.filesHint' : 'draft.filesHintOwn')}
    />
  );
}

/** Shows the contact for calls. It comes from the profile and cannot be changed here. */
export function ContactFacts({ contact }: { contact: RequestContactView | null }) {
  const t = useTexts('request-forms');
  if (!contact) return null;
  return (
    <>
      <FactsList
        facts={[
          { label: t('contact.name'), value: politeName(contact) },
          { label: t('contact.phone'), value: contact.phone && <PhoneLink number={contact.phone} /> },
          { label: t('contact.email'), value: <MailLink address={contact.email} /> },
        ]}
      />
      <Text size={13} tone="muted" className={styles.note}>
        {t('contact.note')} <TextLink to={screenPath('my_profile_page')}>{t('contact.change')}</TextLink>
      </Text>
    </>
  );
}
