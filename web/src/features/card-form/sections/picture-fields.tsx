import { constants } from '@setu/contract';
import { PictureField } from '../../../forms/fields/picture-field';
import { useTexts } from '../../../i18n/use-texts';
import { useHasKeyboard } from '../../../ui/media/use-has-keyboard';
import { useCardContext } from './card-context';
import { FieldPlace } from './field-place';

/** Asks for pictures in the order that buyers see them. */
export function PictureFields() {
  const t = useTexts('card-form');
  const label = useTexts('card-fields')('label.pictures');
  const hasKeyboard = useHasKeyboard();
  const { isReadOnly } = useCardContext();
  return (
    <FieldPlace field="imageList">
      <PictureField
        name="imageList"
        label={label}
        isLabelHidden
        hint={t(hasKeyboard ? 'hints.imageList' : 'hints.imageListTouch')}
        max={constants.picturesMax}
        isDisabled={isReadOnly}
        clearing={{
          title: t('pictures.clearTitle'),
          text: t('pictures.clearText'),
          action: t('pictures.clear'),
          isDanger: true,
        }}
      />
    </FieldPlace>
  );
}
