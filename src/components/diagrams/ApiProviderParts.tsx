import type { ReactNode } from 'react'
import { Arrow, Box, Boxes } from './kit/Boxes'

/** What ApiProvider sets up: a store with one API slice, listeners, and the Provider around the app. */
export function ApiProviderParts(): ReactNode {
  return (
    <Boxes
      title="What ApiProvider sets up"
      description="ApiProvider does three things. On its first render it calls configureStore with the reducer and the middleware of the API slice. In an effect it calls setupListeners with the dispatch of that store. And it renders the Provider of React-Redux with the store around its children, whose hooks use it. When ApiProvider unmounts, the listeners are removed and the store is gone."
      columns="minmax(0, 1fr) 4.5rem minmax(0, 1fr)"
    >
      <Box column="span 3" tone="act" code label="<ApiProvider api={api}>" />
      <Arrow label="on the first render" />
      <Arrow column="3" label="in an effect" />
      <Box column="1" code label="configureStore" detail="makes the store" />
      <Arrow to="left" dashed label="dispatch" />
      <Box code label="setupListeners" detail="focus and reconnect" />
      <Arrow column="1" label="store" />
      <Box
        column="span 3"
        code
        label="<Provider store={store}>"
        detail="the children, whose hooks use the store"
      />
    </Boxes>
  )
}
