import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastList, type ToastKind, type ToastMessage } from './toast-list';

export interface Toasts {
  success: (message: string) => void;
  error: (message: string) => void;
  info: (message: string) => void;
  /** Takes every toast away, for instance at logout. */
  clear: () => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Holds the notifications of the whole application: 10 s each, no text twice whatever its kind
 * (docs/product/public-site.md), announced to
 * screen readers. Stands once, around everything; in a federated page this module has to be a shared singleton.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const nextId = useRef(1);

  const show = useCallback((kind: ToastKind, message: string) => {
    const id = nextId.current++;
    setMessages((shown) =>
      shown.some((toast) => toast.message === message)
        ? shown.map((toast) =>
            toast.message === message ? { ...toast, kind, times: toast.times + 1 } : toast,
          )
        : [...shown, { id, kind, message, times: 1 }],
    );
  }, []);
  const dismiss = useCallback(
    (id: number) => setMessages((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const toasts = useMemo<Toasts>(
    () => ({
      success: (message) => show('success', message),
      error: (message) => show('error', message),
      info: (message) => show('info', message),
      clear: () => setMessages([]),
    }),
    [show],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      <ToastList messages={messages} onDismiss={dismiss} />
    </ToastContext>
  );
}

/** @throws when no `ToastProvider` stands around the caller */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider around it.');
  return toasts;
}
