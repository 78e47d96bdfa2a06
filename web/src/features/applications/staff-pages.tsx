import { useParams } from 'react-router';
import { ApplicationPage } from './detail/application-page';
import { ApplicationList } from './list/application-list-page';

/**
 * Shows the list or one application. Both load together, because a user who opens the list opens an application next.
 */
export function Component() {
  const { application } = useParams();
  return application === undefined ? <ApplicationList /> : <ApplicationPage />;
}
