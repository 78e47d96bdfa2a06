import { useParams } from 'react-router';
import { CategoryListPage } from './category-list-page';

/** The product list of one category. */
export function Component() {
  const { id = '' } = useParams();
  return <CategoryListPage key={id} categoryId={id} />;
}
