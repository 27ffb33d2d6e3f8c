import {
  createContext,
  useContext,
  useId,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { createPortal } from 'react-dom';
import { ToastList, type ToastKind, type ToastMessage } from './toast-list';

/** What a notification says and offers beside its sentence. */
export interface ToastOptions {
  /** A second line. */
  detail?: string;
  /** Takes back what the notification tells of; it stays its 10 s whatever else is shown. */
  undo?: () => void;
}

export interface Toasts {
  success: (message: string, options?: ToastOptions) => void;
  error: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => void;
  /** Takes away every toast, for instance at logout; of a form, only its own (`useFormToast`). */
  clear: () => void;
}

interface ToastStore {
  show: (kind: ToastKind, message: string, options?: ToastOptions & { form?: string }) => void;
  dismiss: (id: number) => void;
  /** Id of the form; every toast where absent. */
  clear: (form?: string) => void;
  /** Shows every toast in this element until the returned function is called; the last one that came has them. */
  showIn: (host: HTMLElement) => () => void;
}

const ToastContext = createContext<ToastStore | undefined>(undefined);

/**
 * Holds the notifications of the whole application: 10 s each, no text twice whatever its kind
 * (docs/product/public-site.md), announced to screen readers; a success ends the errors before it.
 * Stands once, around everything; in a federated page this module has to be a shared singleton.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [hosts, setHosts] = useState<readonly HTMLElement[]>([]);
  const [store] = useState(() => storeOf(setMessages, setHosts));
  const host = hosts.at(-1);
  const list = <ToastList messages={messages} onDismiss={store.dismiss} />;

  return (
    <ToastContext value={store}>
      {children}
      {host ? createPortal(list, host) : list}
    </ToastContext>
  );
}

type Change<Value> = Dispatch<SetStateAction<readonly Value[]>>;

function storeOf(setMessages: Change<ToastMessage>, setHosts: Change<HTMLElement>): ToastStore {
  let nextId = 1;
  return {
    show: (kind, message, { detail, undo, form } = {}) => {
      const fresh: ToastMessage = { id: nextId++, kind, message, detail, undo, form, times: 1 };
      setMessages((before) => {
        // What was wrong is right now; another form's error is still true.
        const isSettled = (toast: ToastMessage) =>
          toast.kind === 'error' && (toast.form === undefined || toast.form === form);
        const shown = kind === 'success' ? before.filter((toast) => !isSettled(toast)) : before;
        // Each Undo takes back something else.
        const isSame = (toast: ToastMessage) => toast.message === message && !toast.undo && !undo;
        if (!shown.some(isSame)) return [...shown, fresh];
        return shown.map((toast) =>
          isSame(toast) ? { ...fresh, id: toast.id, times: toast.times + 1 } : toast,
        );
      });
    },
    dismiss: (id) => setMessages((shown) => shown.filter((toast) => toast.id !== id)),
    clear: (form) =>
      setMessages((shown) =>
        form === undefined ? [] : shown.filter((toast) => toast.form !== form || toast.undo),
      ),
    showIn: (host) => {
      setHosts((before) => [...before, host]);
      return () => setHosts((before) => before.filter((one) => one !== host));
    },
  };
}

/**
 * For what makes the rest of the page inert, such as a dialog: toasts elsewhere could neither be seen nor pressed.
 * Nothing where no `ToastProvider` stands around the caller.
 */
export const useShowToastsIn = (): ToastStore['showIn'] | undefined => useContext(ToastContext)?.showIn;

/** @throws when no `ToastProvider` stands around the caller */
export function useToast(): Toasts {
  const store = useStore();
  return useMemo(() => toastsIn(store), [store]);
}

/**
 * The notifications of one form, which takes away what it said about an earlier attempt and leaves those of others.
 *
 * @throws when no `ToastProvider` stands around the caller
 */
export function useFormToast(): Toasts {
  const store = useStore();
  const form = useId();
  return useMemo(() => toastsIn(store, form), [store, form]);
}

function useStore(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider around it.');
  return store;
}

const toastsIn = ({ show, clear }: ToastStore, form?: string): Toasts => ({
  success: (message, options) => show('success', message, { ...options, form }),
  error: (message, options) => show('error', message, { ...options, form }),
  info: (message, options) => show('info', message, { ...options, form }),
  clear: () => clear(form),
});
