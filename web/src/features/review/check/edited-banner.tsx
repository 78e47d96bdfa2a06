import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { Button } from '../../../ui/button/button';
import { IconPencil } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Callout } from '../../../ui/panel/callout';

interface EditedBannerProps {
  /** Names of the form's fields that the reviewer has changed. */
  fields: string[];
  onEdit: () => void;
  onDrop: () => void;
}

/** Lists the reviewer's own changes, which are sent with their decision. */
export function EditedBanner({ fields, onEdit, onDrop }: EditedBannerProps) {
  const t = useTexts('review');
  const { labelOf } = useFieldLabels();
  if (fields.length === 0) return null;
  const labels = [...new Set(fields.map((field) => labelOf(/^price_/.test(field) ? 'price' : field)))];
  return (
    <Callout
      icon={IconPencil}
      title={t('edit.title')}
      action={
        <Row>
          <Button onClick={onEdit}>{t('edit.again')}</Button>
          <Button tone="quiet" onClick={onDrop}>
            {t('edit.drop')}
          </Button>
        </Row>
      }
    >
      {t('edit.fields', { fields: labels.join(', ') })}
    </Callout>
  );
}
