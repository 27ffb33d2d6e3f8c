import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Path,
  type To,
} from 'react-router';

/** Where the person is and wants to go. */
interface Leaving {
  currentLocation: Path;
  nextLocation: Path;
}

/** What holds the person back. */
export interface Guard {
  shouldBlock: (leaving: Leaving) => boolean;
  /** Asks the person; `proceed` goes on to where they wanted to go. */
  ask: (proceed: () => void) => void;
}

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

// One form at a time can hold the person back; the history of the page is one, too.
let guard: Guard | undefined;

/** Asks this one from now on. @returns lets go again, unless another has taken its place */
export function holdBack(own: Guard): () => void {
  guard = own;
  return () => {
    if (guard === own) guard = undefined;
  };
}

const pathOf = (to: To): Path => ({
  ...{ pathname: '/', search: '', hash: '' },
  ...parsePath(typeof to === 'string' ? to : createPath(to)),
});

/**
 * The browser's history for `HistoryRouter`, which lets `useBlocker` hold a navigation back. react-router's own
 * blocking comes only with its data router, whose loaders and actions are 15 kB of the first load for nothing.
 */
export function createBlockingHistory(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let shown: Path = history.location;
  // Steps of the browser's history that this module takes itself: back to the page not left, and on after the answer.
  let isReturning = false;
  let isProceeding = false;

  const holder = (nextLocation: Path) =>
    guard?.shouldBlock({ currentLocation: shown, nextLocation }) ? guard : undefined;
  const unlessHeld = (to: To, go: () => void) => {
    const held = holder(pathOf(to));
    if (held) held.ask(go);
    else go();
  };

  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push: (to, state) => unlessHeld(to, () => history.push(to, state)),
    replace: (to, state) => unlessHeld(to, () => history.replace(to, state)),
    listen: (show: Listener) =>
      history.listen((update) => {
        if (isReturning) {
          isReturning = false;
          return;
        }
        const { action, location, delta } = update;
        const held = action === 'POP' && !isProceeding && delta ? holder(location) : undefined;
        isProceeding = false;
        if (!held || !delta) {
          shown = location;
          show(update);
          return;
        }
        // Back and forward have already happened: undo it, and do it again when the person says so.
        isReturning = true;
        history.go(-delta);
        held.ask(() => {
          isProceeding = true;
          history.go(delta);
        });
      }),
  };
}
