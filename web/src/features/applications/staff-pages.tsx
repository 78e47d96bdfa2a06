import { useParams } from 'react-router';
import { ApplicationPage } from './detail/application-page';
import { ApplicationList } from './list/application-list-page';

/** The managers' pages of applications come as one: who opens the list opens one of them next. */
export function Component() {
  const { application } = useParams();
  return application === undefined ? <ApplicationList /> : <ApplicationPage />;
}
