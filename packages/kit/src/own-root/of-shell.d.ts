// What a remote with a React of its own takes from the shell, by other names than its own copies.

declare module 'react-of-shell' {
  export { createElement, useLayoutEffect, useRef, useState } from 'react';
}

declare module 'kit-of-shell' {
  export {
    useApi,
    useLocation,
    useNavigate,
    useShoppingCart,
    useSite,
    useToast,
  } from '@app/kit';
}
