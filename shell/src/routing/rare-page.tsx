import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A page of the shell that few people see, loaded when somebody does: the first load is for everybody else.
 *
 * @param load brings the page
 * @param heading what has to do where it does not come
 */
export function rarePage(load: () => Promise<{ default: ComponentType }>, heading: string) {
  const Page = lazy(() => load().catch(() => ({ default: () => <h1>{heading}</h1> })));
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
