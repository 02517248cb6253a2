'use client';
import { useContext, useLayoutEffect, useRef, type DOMAttributes, type RefObject } from 'react';
import { LayerContext } from '../panel/use-open';
import { useCommitted } from '../state';
import type { Layer, LayerCloseReason, LayerKind } from './layer';
import { layersNear } from './layers';

interface LayerOptions {
  kind: LayerKind;
  /** Whether it is open. Default: `true`. */
  open?: boolean;
  /** Control that it is anchored to. */
  anchor?: RefObject<HTMLElement | null>;
  /** Shows the element; returns a function that hides it. */
  show?: (element: HTMLElement) => () => void;
  /** Called when it should close. */
  onClose: (reason: LayerCloseReason, event: Event) => void;
}

type Handlers = Pick<DOMAttributes<HTMLElement>, 'onKeyDown' | 'onSubmit'>;

/** Opens an element as a layer of its document while the component is mounted. */
export function useLayer(ref: RefObject<HTMLElement | null>, options: LayerOptions) {
  const { kind, open = true } = options;
  const parent = useContext(LayerContext);
  const layer = useRef<Layer>(null);
  const latest = useCommitted(options);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (!element || !open) return undefined;
    const { anchor, show } = latest.current;
    const opened: Layer = {
      kind,
      element,
      anchor,
      parent,
      close: (reason, event) => latest.current.onClose(reason, event),
      focused: false,
      opener: null,
      openerLayer: null,
    };
    layer.current = opened;
    const remove = layersNear(element).add(opened, show);
    return () => {
      layer.current = null;
      remove();
    };
  }, [ref, kind, open, parent, latest]);
  return {
    /** Value of {@link LayerContext} for what is inside. */
    layer,
    /** Returns the handlers of its element, which run after those of the props. */
    handlers: (props: Handlers): Handlers => ({
      onKeyDown: (event) => {
        props.onKeyDown?.(event);
        // What is inside has had the key first.
        if (layersNear(event.currentTarget).pressKey(event.nativeEvent)) event.stopPropagation();
      },
      onSubmit: (event) => {
        props.onSubmit?.(event);
        // A form inside is not a part of a form around it.
        event.stopPropagation();
      },
    }),
    /** Closes it or, if there are layers inside, the innermost of them. */
    closeInnermost: (event: Event) => {
      if (layer.current) layersNear(layer.current.element).closeWithin(layer.current, event);
    },
  };
}
