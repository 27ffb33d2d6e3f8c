import type * as TestingLibrary from '@testing-library/dom';
import type { Point } from './engine';

/** A text, exact or as a pattern, serializable for the page. */
export type Words = { whole: string } | { source: string; flags: string };

/** An element as a person describes it: a control by role and name, a field by label, or a text. */
export type Target = ({ role: string; name?: Words; level?: number } | { label: Words } | { text: Words }) & {
  /** Limits the search to this element. */
  within?: Target;
  /** Selects one of several matches. Without it, there must be exactly one. */
  place?: 'first' | 'last';
};

/** The functions that are available in the page. */
export interface Finder {
  /** The number of visible matches. */
  count(target: Target): number;
  /** Where to click the element, once it is in the window and uncovered, and the frame of that position. */
  pressPoint(target: Target): Point & { frame: number };
  value(target: Target): string;
  isChecked(target: Target): boolean;
  isFocused(target: Target): boolean;
  /** Selects an option of a list, since drivers cannot click in a native one. */
  select(target: Target, option: string): void;
  /** Selects the field's content, so that typing replaces it. */
  selectText(target: Target): void;
  /** A selector that finds the field again. */
  selector(target: Target): string;
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    finder?: Finder;
    /** Errors since the finder was installed. */
    errorsSeen?: string[];
  }
}

/** Installs the finder in the page, next to Testing Library. */
export function installFinder(): void {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom;
  const asMatcher = (words: Words) =>
    'whole' in words ? words.whole : new RegExp(words.source, words.flags);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

  const all = (target: Target): HTMLElement[] => {
    const area = target.within
      ? all(target.within).at(target.within.place === 'first' ? 0 : -1)
      : document.body;
    if (!area) return [];
    let found: HTMLElement[];
    if ('role' in target)
      found = queryAllByRole(area, target.role, {
        ...(target.name && { name: asMatcher(target.name) }),
        ...(target.level && { level: target.level }),
      });
    else if ('label' in target) found = queryAllByLabelText(area, asMatcher(target.label));
    else found = queryAllByText(area, asMatcher(target.text));
    return found.filter(isShown);
  };
  const one = (target: Target): HTMLElement => {
    const found = all(target);
    const element = found.at(target.place === 'first' ? 0 : -1);
    if (!element || (found.length > 1 && !target.place))
      throw new Error(`${found.length} elements match ${JSON.stringify(target)} on ${location.href}.`);
    return element;
  };
  let frame = 0;
  const nextFrame = () => {
    frame += 1;
    requestAnimationFrame(nextFrame);
  };
  nextFrame();
  const control = (target: Target) => one(target) as HTMLInputElement;

  window.finder = {
    count: (target) => all(target).length,
    pressPoint: (target) => {
      const element = one(target);
      if ((element as HTMLButtonElement).disabled) throw new Error(`${element.outerHTML} is disabled.`);
      // People click a box's label rather than the box.
      const pressed =
        (element.matches('[type="checkbox"], [type="radio"]') && element.closest('label')) || element;
      const middle = () => {
        // The first line of a link that wraps.
        const { left, top, width, height } = pressed.getClientRects()[0] ?? new DOMRect(-1);
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      };
      const hit = () => document.elementFromPoint(middle().x, middle().y);
      if (!pressed.contains(hit())) pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
      const inFront = hit();
      if (!pressed.contains(inFront))
        throw new Error(
          `${inFront?.outerHTML.slice(0, 200)} is in front of ${pressed.outerHTML.slice(0, 200)}.`,
        );
      return { ...middle(), frame };
    },
    value: (target) => control(target).value,
    isChecked: (target) => control(target).checked,
    isFocused: (target) => one(target) === document.activeElement,
    select: (target, option) => {
      const list = one(target) as HTMLSelectElement;
      const wanted = [...list.options].find(({ label }) => label === option);
      if (!wanted) throw new Error(`${list.outerHTML} has no ${option}.`);
      list.focus();
      wanted.selected = true;
      for (const event of ['input', 'change']) list.dispatchEvent(new Event(event, { bubbles: true }));
    },
    selectText: (target) => {
      const field = control(target);
      if (field.type === 'date') {
        // A date field has no selectable text. Focusing it selects its first part.
        field.blur();
        field.focus();
      } else field.select();
    },
    selector: (target) => `#${CSS.escape(one(target).id)}`,
  };

  const seen: string[] = [];
  window.errorsSeen = seen;
  window.addEventListener('error', ({ message }) => seen.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason)));
  const { error } = window.console;
  window.console.error = (...parts: unknown[]) => {
    seen.push(parts.map(String).join(' '));
    error(...parts);
  };
}
