import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { FieldFrame } from '../../../ui/field/field-frame';
import { type Option, SelectControl } from '../../../ui/field/select-control';
import { categoryOptions } from '../model/category-choice';
import { withCategory, withTree } from '../model/clearing';
import { useCardContext } from './card-context';
import { FieldPlace } from './field-place';

/** Asks for tree, category and sub-category. A change clears the levels below it. */
export function CategoryFields() {
  const t = useTexts('card-form');
  const { labelOf } = useFieldLabels();
  const { trees } = useCardContext();
  const tree = useFormField<string>('treeId');
  const category = useFormField<string>('categoryId');
  const subCategory = useFormField<string>('subCategoryId');
  const chosen = { treeId: tree.value, categoryId: category.value, subCategoryId: subCategory.value };
  const put = (next: typeof chosen) => {
    if (next.treeId !== chosen.treeId) tree.setValue(next.treeId);
    if (next.categoryId !== chosen.categoryId) category.setValue(next.categoryId);
    if (next.subCategoryId !== chosen.subCategoryId) subCategory.setValue(next.subCategoryId);
  };
  const options = categoryOptions(trees, chosen);
  return (
    <>
      <FieldPlace field="treeId">
        <Level
          field={tree}
          label={labelOf('tree_index')}
          options={options.trees}
          onPick={(treeId) => put(withTree(chosen, treeId))}
        />
      </FieldPlace>
      <FieldPlace field="categoryId">
        <Level
          field={category}
          label={labelOf('category_id')}
          isRequired
          options={options.categories}
          onPick={(categoryId) => put(withCategory(chosen, categoryId))}
        />
      </FieldPlace>
      <FieldPlace field="subCategoryId">
        <Level
          field={subCategory}
          label={labelOf('category')}
          isRequired
          options={options.subCategories}
          onPick={(subCategoryId) => put({ ...chosen, subCategoryId })}
          hint={chosen.categoryId === '' ? t('hints.categoryFirst') : undefined}
        />
      </FieldPlace>
    </>
  );
}

interface LevelProps {
  field: ReturnType<typeof useFormField<string>>;
  label: string;
  hint?: string;
  options: Option[];
  /** The catalogue is chosen from the start, so it has no asterisk. */
  isRequired?: boolean;
  onPick: (id: string) => void;
}

function Level({ field, label, hint, options, isRequired, onPick }: LevelProps) {
  const t = useTexts();
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} isRequired={isRequired}>
      {(links) => (
        <SelectControl
          {...links}
          name={field.name}
          required={isRequired}
          options={options}
          emptyLabel={t('form.notSelected')}
          isEmptyPale
          value={field.value}
          onChange={({ target }) => onPick(target.value)}
          onBlur={field.markLeft}
        />
      )}
    </FieldFrame>
  );
}
