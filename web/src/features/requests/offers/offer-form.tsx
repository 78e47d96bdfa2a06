import { constants, incoTerms, type OwnOfferView, type RequestView, unitAfter } from '@setu/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { AppForm } from '../../../forms/app-form';
import { DateField } from '../../../forms/fields/date-field';
import { DecimalField } from '../../../forms/fields/decimal-field';
import { FileField } from '../../../forms/fields/file-field';
import { MoneyField } from '../../../forms/fields/money-field';
import { SelectField } from '../../../forms/fields/select-field';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { currentLanguage } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { dropDraft } from '../../../lib/stored-draft';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { FieldGrid, Row } from '../../../ui/layout/layout';
import { subjectCount } from '../detail/subject-count';
import { convertedPrice } from '../model/converted-price';
import { bodyOf, cardValues, draftName, type OfferValues, storedValues, storeValues, valuesOf } from './offer-values';
import styles from './offers.module.css';
import { useGiveRequestOfferMutation } from './offers-api';

interface OfferFormProps {
  request: RequestView;
  own: OwnOfferView;
  /** Closes the form after sending, or without a change. */
  onClose?: () => void;
  /** The button beside sending. */
  declining: ReactNode;
}

const terms = incoTerms.map((term) => ({ value: term, label: term }));

/** Asks for a supplier's offer: total price, lead time, terms and validity. The typed values survive a reload. */
export function OfferForm({ request, own, onClose, declining }: OfferFormProps) {
  const t = useTexts('offers');
  const [send] = useGiveRequestOfferMutation();
  const version = own.terms?.version ?? 0;
  const user = useUser();
  const name = draftName(user?.id ?? '', request.id);
  const [initial] = useState(
    () => storedValues(name, version) ?? (own.terms ? valuesOf(own.terms) : cardValues(request, user?.company.id)),
  );
  const quantity = subjectCount(request);
  const unit = quantity?.unit?.name;
  const give = useAction({
    send: (values: OfferValues, idempotencyKey) =>
      send({ id: request.id, body: bodyOf(values, version), idempotencyKey }),
    failed: t('form.failed'),
    onProblem: (problem) => {
      if (problem.fields) throw problem;
      return false;
    },
    done: () => ({ title: t('form.done'), text: t('form.doneText') }),
    onDone: () => {
      dropDraft(name);
      onClose?.();
    },
  });
  // The price of one unit, so that the supplier can check the total against the catalogue.
  const priceHint = (typed: string): string => {
    const price = { value: Number(typed), currency: 'INR' };
    const each = price.value > 0 ? convertedPrice(price, null, quantity?.value ?? null).each : null;
    if (!each || !unit) return t('form.priceHint');
    return t('form.priceEach', { price: each, unit: unitAfter(1, unit, currentLanguage()) });
  };
  return (
    <AppForm
      schema={() => import('./offer-schema').then(({ offerSchema }) => offerSchema)}
      initial={initial}
      onSubmit={give.run}
      ariaLabel={t('own.title')}
    >
      {(form) => (
        <>
          <DraftStorage name={name} version={version} values={form.values} isTyped={form.dirty} />
          <FieldGrid>
            <MoneyField
              name="price"
              label={t('form.price')}
              hint={priceHint(form.values.price)}
              currency="INR"
              isRequired
            />
            <DecimalField
              name="lead_days"
              label={t('form.leadDays')}
              unit={t('form.days')}
              decimals={0}
              least={1}
              most={constants.leadDaysMax}
              isRequired
            />
            <DecimalField name="minimum_quantum" label={t('form.minimum')} unit={unit} />
            <DateField
              name="valid_until"
              label={t('form.validUntil')}
              hint={t('form.validUntilHint')}
              min={today()}
              isRequired
            />
            <SelectField name="inco_terms" label={t('form.incoTerms')} options={terms} />
            <TextField
              name="inco_place"
              label={t('form.incoPlace')}
              placeholder={t('form.incoPlaceExample')}
              maxLength={100}
            />
            <div data-wide>
              <TextAreaField
                name="comment"
                label={t('form.comment')}
                hint={t('form.commentHint')}
                rows={3}
                maxLength={2000}
              />
            </div>
          </FieldGrid>
          <FileField name="files" label={t('form.files')} hint={t('form.filesHint')} />
          <Row className={styles.send}>
            <SubmitButton>{t(own.terms && !own.terms.expired ? 'form.change' : 'form.give')}</SubmitButton>
            {onClose && <Button onClick={onClose}>{t('form.keep')}</Button>}
            {declining}
          </Row>
        </>
      )}
    </AppForm>
  );
}

/** Returns today's date in the viewer's time zone. An offer made today may expire today. */
const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

interface DraftStorageProps {
  name: string;
  version: number;
  values: OfferValues;
  isTyped: boolean;
}

/** Stores the form's values for this tab. */
function DraftStorage({ name, version, values, isTyped }: DraftStorageProps) {
  useEffect(
    function keepTyped() {
      if (isTyped) storeValues(name, version, values);
    },
    [name, version, values, isTyped],
  );
  return null;
}
