import { constants } from '@setu/contract';
import { DecimalField, PercentField } from '../../../forms/fields/decimal-field';
import { MoneyField } from '../../../forms/fields/money-field';
import { SelectField } from '../../../forms/fields/select-field';
import { TextField } from '../../../forms/fields/text-field';
import { useListUnitsQuery } from '../../../forms/reference-api';
import { useTexts } from '../../../i18n/use-texts';
import { incoterms, namedPlace } from '../model/incoterms';
import { useCardType, useCardValue } from './card-context';
import { FieldPlace } from './field-place';
import { ModeField } from './mode-field';
import styles from './sections.module.css';
import { SharesWarning } from './shares-warning';

/** Asks for price, payment, minimum quantity, terms and lead time. */
export function PriceFields() {
  const t = useTexts('card-form');
  const mode = useCardValue(({ price_mode }) => price_mode);
  const isOnRequest = mode === 'request';
  const hasPrice = !isOnRequest;
  return (
    <div className={styles.grid}>
      <FieldPlace field="price_mode" span={6}>
        <ModeField />
      </FieldPlace>
      <FieldPlace field="price_from" span={3} isHalf>
        <MoneyField
          name="price_from"
          label={t(mode === 'range' ? 'fields.price_from' : 'fields.price')}
          hasConversion
          isRequired={hasPrice}
          isDisabled={isOnRequest}
        />
      </FieldPlace>
      <FieldPlace field="price_to" span={3} isHalf>
        {mode === 'range' && <MoneyField name="price_to" label={t('fields.price_to')} hasConversion isRequired />}
      </FieldPlace>
      <UnitField />
      <FieldPlace field="minimum_quantum" span={3} isHalf>
        <DecimalField name="minimum_quantum" label={t('fields.minimum_quantum')} isRequired />
      </FieldPlace>
      <FieldPlace field="payment_advance" span={3} isHalf>
        <PercentField
          name="payment_advance"
          label={t('fields.payment_advance')}
          isRequired={hasPrice}
          isDisabled={isOnRequest}
        />
      </FieldPlace>
      <FieldPlace field="payment_transfer" span={3} isHalf>
        <PercentField
          name="payment_transfer"
          label={t('fields.payment_transfer')}
          hint={<SharesWarning />}
          isRequired={hasPrice}
          isDisabled={isOnRequest}
        />
      </FieldPlace>
      <TermsFields />
    </div>
  );
}

function UnitField() {
  const t = useTexts('card-form');
  const { data: units = [] } = useListUnitsQuery();
  const options = units.map(({ id, name, description }) => ({
    value: id,
    label: description && description !== name ? `${name}, ${description}` : name,
  }));
  return (
    <FieldPlace field="unit" span={3} isHalf>
      <SelectField name="unit" label={t('fields.unit')} options={options} isRequired />
    </FieldPlace>
  );
}

function TermsFields() {
  const t = useTexts('card-form');
  const type = useCardType();
  const terms = useCardValue(({ inco_terms }) => inco_terms);
  const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: t(`sample.${value}`) }));
  return (
    <>
      <FieldPlace field="inco_terms" span={4} isHalf>
        <SelectField
          name="inco_terms"
          label={t('fields.inco_terms')}
          options={incoterms.map((code) => ({ value: code, label: t(`incoterms.${code}`) }))}
          isRequired
        />
      </FieldPlace>
      <FieldPlace field="inco_place" span={4} isHalf>
        <TextField
          name="inco_place"
          label={t('fields.inco_place')}
          hint={t(`places.${namedPlace(terms)}`)}
          maxLength={constants.lineMax}
          lang="en"
        />
      </FieldPlace>
      <FieldPlace field="is_sample_available" span={4}>
        <SelectField name="is_sample_available" label={t('fields.is_sample_available')} options={yesNo} isRequired />
      </FieldPlace>
      <FieldPlace field="lead_days" span={3} isHalf>
        <DecimalField
          name="lead_days"
          label={t(type === 'service' ? 'fields.lead_days_service' : 'fields.lead_days')}
          unit={t('units.days')}
          decimals={0}
          isRequired
        />
      </FieldPlace>
      <FieldPlace field="warranty" span={3} isHalf>
        <DecimalField
          name="warranty"
          label={t('fields.warranty')}
          hint={t('hints.warranty')}
          unit={t('units.months')}
          decimals={0}
        />
      </FieldPlace>
    </>
  );
}
