import type { PriceMode } from '@setu/contract';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldGroup } from '../../../ui/field/field-group';
import { SegmentedControl } from '../../../ui/segmented/segmented-control';
import { useCardContext } from './card-context';
import { FieldPlace } from './field-place';

/** Asks for the price mode: exact or range. "On request" is available only if the card already has it. */
export function ModeField() {
  const t = useTexts('card-form');
  const label = useTexts('card-fields')('label.price_mode');
  const { opened } = useCardContext();
  const field = useFormField<PriceMode>('price_mode');
  const modes: PriceMode[] = ['exact', 'range', ...(opened.price_mode === 'request' ? ['request' as const] : [])];
  return (
    <FieldPlace field="price_mode" span={field.value === 'request' ? 12 : 6}>
      <FieldGroup label={label} hint={t(`modeHints.${field.value}`)} error={field.error}>
        <SegmentedControl
          label={label}
          options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
          value={field.value}
          onChange={(value) => field.setValue(value as PriceMode)}
        />
      </FieldGroup>
    </FieldPlace>
  );
}
