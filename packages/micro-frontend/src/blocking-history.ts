import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Path,
  type To,
} from 'react-router';

/** The current page and the page that the person wants to open. */
interface Leaving {
  currentLocation: Path;
  nextLocation: Path;
}

/** A function that blocks navigations. */
export interface Guard {
  shouldBlock: (leaving: Leaving) => boolean;
  /** Asks whether to leave. `proceed` continues the navigation. */
  ask: (proceed: () => void) => void;
}

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

// Only one form at a time can block, and a page has only one history.
let guard: Guard | undefined;

/** Sets the current blocker. @returns a function that removes it, unless another blocker has replaced it */
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
 * The browser's history for `HistoryRouter`, with blocking for `useBlocker`. react-router's own blocking requires its
 * data router, whose unused loaders and actions would add 15 kB to the first load.
 */
export function createBlockingHistory(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let shown: Path = history.location;
  // Navigations by this module: back to the current page, and on once the person agrees.
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
        // Back and forward have already happened. Undo the navigation, and redo it if the person agrees.
        isReturning = true;
        history.go(-delta);
        held.ask(() => {
          isProceeding = true;
          history.go(delta);
        });
      }),
  };
}
