import { constants, type RequestView } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { LazyFileField } from '../../../forms/fields/lazy-file-field';
import { QuantityField } from '../../../forms/fields/quantity-field';
import { TextAreaField } from '../../../forms/fields/text-field';
import { useFormField } from '../../../forms/use-form-field';
import { QuantitySentence, unitOfMany } from '../../../i18n/quantity-text';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { countOf } from '../model/request-prices';
import styles from './draft.module.css';

// The cities are not needed for the first view of the form.
const DeliveryField = lazy(async () => ({ default: (await import('./delivery-field')).DeliveryField }));

const isGoods = ({ last_customer_condition: { condition_product_skus: lines } }: RequestView): boolean =>
  lines[0]?.product_sku.type === 'product';

/** Asks for the quantity, the city to deliver to, a comment and files. */
export function DraftFields({ request }: { request: RequestView }) {
  const t = useTexts('request-forms');
  return (
    <Panel title={t('draft.what')}>
      <Stack gap={4}>
        <div className={styles.count}>
          <CountField request={request} />
        </div>
        {isGoods(request) && (
          <div className={styles.count}>
            <Suspense fallback={<SkeletonText lines={3} />}>
              <DeliveryField
                name="delivery_city"
                takesChosen={!request.draft?.saved_at}
                card={request.last_customer_condition.condition_product_skus[0]?.product_sku.id}
              />
            </Suspense>
          </div>
        )}
        <TextAreaField
          name="comment"
          label={t('draft.comment')}
          hint={t('draft.commentHint')}
          isRequired
          rows={5}
          maxLength={constants.commentMax}
        />
        <LazyFileField name="files" label={t('draft.files')} hint={t('draft.filesHintOwn')} />
      </Stack>
    </Panel>
  );
}

function CountField({ request }: { request: RequestView }) {
  const t = useTexts('request-forms');
  const { value } = useFormField<string>('count');
  const card = request.last_customer_condition.condition_product_skus[0]?.product_sku;
  const unit = card?.unit ? unitOfMany(card.unit) : '';
  const minimum = card?.minimum_quantum ?? null;
  const isBelow = minimum !== null && (countOf(value) ?? 0) < minimum;
  const textKey = isBelow ? 'draft.below' : 'draft.minimum';
  const hint = minimum !== null && (
    <QuantitySentence value={minimum} unit={card?.unit ?? null} say={(amount) => t(textKey, { minimum: amount })} />
  );
  return (
    <QuantityField
      name="count"
      label={unit ? t('draft.countUnit', { unit }) : t('draft.count')}
      hint={hint}
      isRequired
      min={constants.countMin}
      max={constants.countMax}
    />
  );
}
