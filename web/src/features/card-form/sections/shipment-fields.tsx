import { constants } from '@setu/contract';
import { SelectField } from '../../../forms/fields/select-field';
import { TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { isBySea } from '../model/incoterms';
import { useCardValue } from './card-context';
import { CertificatesField } from './certificates-field';
import { CountedText } from './counted-text';
import { FieldPlace } from './field-place';
import styles from './sections.module.css';

/** Asks for the shipment: by sea or air, port, packaging, and the documents included. */
export function ShipmentFields() {
  const t = useTexts('card-form');
  const terms = useCardValue(({ inco_terms }) => inco_terms);
  return (
    <div className={styles.grid}>
      <FieldPlace field="shipment_method" span={4}>
        <SelectField
          name="shipment_method"
          label={t('fields.shipment_method')}
          options={(['sea', 'air'] as const).map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
      </FieldPlace>
      <FieldPlace field="shipment_port" span={8}>
        <TextField
          name="shipment_port"
          label={t('fields.shipment_port')}
          hint={isBySea(terms) ? t('hints.portForTerms', { terms }) : t('hints.port')}
          maxLength={constants.lineMax}
          lang="en"
          isRequired
        />
      </FieldPlace>
      <FieldPlace field="shipment_description" span={12}>
        <CountedText
          name="shipment_description"
          label={t('fields.shipment_description')}
          hint={t('hints.shipment_description')}
          maxLength={constants.cardTextMax}
          rows={3}
          isRequired
        />
      </FieldPlace>
      <FieldPlace field="fileList" span={12}>
        <CertificatesField />
      </FieldPlace>
    </div>
  );
}
